import { useFormat } from './useFormat.ts';

type Priced = Readonly<{
  /** Cents. */
  price?: number | null | undefined;
  paymentMethod?: string | null | undefined;
  /** Minutes. */
  duration: number;
}>;

/**
 * What a booking costs: where a card has paid the court its hours, in the words of the page, and the guests' fee if any is left
 * (decisions.md V7, N24). '' where there is no price.
 */
export const usePriceText = (byCard: (hours: string) => string) => {
  const { cents, duration } = useFormat();
  return ({ price, paymentMethod, duration: minutes }: Priced): string => {
    if (paymentMethod !== 'VOUCHER') return price == null ? '' : cents(price);
    return [byCard(duration(minutes)), price ? cents(price) : ''].filter(Boolean).join(', ');
  };
};
