import { useTranslation } from 'react-i18next';
import { Page } from '../ui/Page.tsx';

export const BookingPage = () => {
  const { t } = useTranslation('booking');
  return <Page title={t(($) => $.title)}>{null}</Page>;
};
