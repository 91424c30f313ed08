import { useTranslation } from 'react-i18next';
import { Page } from '../ui/Page.tsx';

export const LoginPage = () => {
  const { t } = useTranslation('user');
  return <Page title={t(($) => $.login.title)}>{null}</Page>;
};
