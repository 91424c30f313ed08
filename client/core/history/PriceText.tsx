import { useTranslation } from 'react-i18next';
import { useFormat } from '../formatting/useFormat.ts';
import type { EntryDetails } from './entryDetails.ts';

/** The price, and the one before where a change made it another. */
export const PriceText = ({ details: { price, was } }: { details: Pick<EntryDetails, 'price' | 'was'> }) => {
  const { t } = useTranslation('history');
  const { cents } = useFormat();
  if (price === null) return null;
  const before = was?.price ?? price;
  if (before === price) return <p>{t(($) => $.price, { price: cents(price) })}</p>;
  return <p>{t(($) => $.priceBefore, { price: cents(price), before: cents(before) })}</p>;
};
