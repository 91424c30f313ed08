import { useTranslation } from 'react-i18next';
import { Page } from '../ui/Page.tsx';

export const MyBookingsPage = () => {
  const { t } = useTranslation('user');
  return <Page title={t(($) => $.menu.bookings)}>{null}</Page>;
};
