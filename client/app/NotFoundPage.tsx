import { useTranslation } from 'react-i18next';
import { BallInNet } from '../ui/graphics/BallInNet.tsx';
import { ButtonLink } from '../ui/buttons/Button.tsx';
import { MessagePage } from '../ui/feedback/MessagePage.tsx';

export const NotFoundPage = () => {
  const { t } = useTranslation('core');
  return (
    <MessagePage
      title={t(($) => $.notFound.title)}
      text={t(($) => $.notFound.text)}
      picture={<BallInNet />}
      action={<ButtonLink to="/booking">{t(($) => $.notFound.action)}</ButtonLink>}
    />
  );
};
