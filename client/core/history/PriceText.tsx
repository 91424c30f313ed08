import { useTranslation } from 'react-i18next';
import { endMinute } from '@platzwart/contracts/booking';
import { minuteOfDay } from '@platzwart/contracts/core';
import { useFormat } from '../formatting/useFormat.ts';
import type { EntryDetails } from './entryDetails.ts';

/** How long the court was paid by a card, in minutes; null where it was not. */
const minutesByCard = ({ price, start, end, paymentMethod, pricing }: EntryDetails): number | null =>
  price === 0 && (pricing?.paymentMethod ?? paymentMethod) === 'VOUCHER' && start !== null && end !== null
    ? endMinute(end) - minuteOfDay(start)
    : null;

/** The price, and the one before where a change made it another; the hours where a card paid the court. */
export const PriceText = ({ details }: { details: EntryDetails }) => {
  const { t } = useTranslation('history');
  const { cents, duration } = useFormat();
  const { price, was } = details;
  if (price === null) return null;
  const minutes = minutesByCard(details);
  if (minutes !== null) return <p>{t(($) => $.byCard, { hours: duration(minutes) })}</p>;
  const before = was?.price ?? price;
  if (before === price) return <p>{t(($) => $.price, { price: cents(price) })}</p>;
  return <p>{t(($) => $.priceBefore, { price: cents(price), before: cents(before) })}</p>;
};
