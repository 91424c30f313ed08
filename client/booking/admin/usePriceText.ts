import { useTranslation } from 'react-i18next';
import { useFormat } from '../../core/formatting/useFormat.ts';

type Priced = Readonly<{
  price?: number | null | undefined;
  paymentMethod?: string | null | undefined;
  /** Minutes. */
  duration: number;
}>;

/** The price; where a card has paid the court the hours, and the guests' fee if any is left. '' where there is no price. */
export const usePriceText = () => {
  const { t } = useTranslation('bookingAdmin');
  const { cents, duration } = useFormat();
  return ({ price, paymentMethod, duration: minutes }: Priced): string => {
    const amount = price == null ? '' : cents(price);
    if (paymentMethod !== 'VOUCHER') return amount;
    return [t(($) => $.byCard, { hours: duration(minutes) }), price ? amount : ''].filter(Boolean).join(', ');
  };
};
