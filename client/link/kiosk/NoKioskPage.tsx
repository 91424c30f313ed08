import { useTranslation } from 'react-i18next';
import { Link } from '../../ui/buttons/Link.tsx';
import { Page } from '../../ui/layout/Page.tsx';

const screens = '/dashboard/kiosk';

/** `/kiosk` without the secret part of its address: where an ADMIN gets the whole one, and that the address is typed only once. */
export const NoKioskPage = () => {
  const { t } = useTranslation('kiosk');
  return (
    <Page title={t(($) => $.noLink.title)} width="text">
      <p>{t(($) => $.noLink.text)}</p>
      <ol>
        <li>{t(($) => $.noLink.make)}</li>
        <li>{t(($) => $.noLink.open)}</li>
        <li>{t(($) => $.noLink.keep)}</li>
      </ol>
      <p>
        <Link to={screens}>{t(($) => $.noLink.link)}</Link>
      </p>
    </Page>
  );
};
