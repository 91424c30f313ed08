import { useTranslation } from 'react-i18next';
import { usePriceText } from '../../core/formatting/usePriceText.ts';

/** What a booking costs, in the words of the club's calendar. */
export const useBookingPrice = () => {
  const { t } = useTranslation('bookingAdmin');
  return usePriceText((hours) => t(($) => $.byCard, { hours }));
};
