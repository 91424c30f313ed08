import { bookingId, sumOfCents } from '@platzwart/contracts/core';
import type { SeriesId } from '@platzwart/contracts/booking';
import type { BookingFacts } from './bookingFacts.ts';
import type { SeriesReads } from './seriesReads.ts';

/**
 * The head of a series as a booking (decisions.md B10): it has the id of the series, the first of its live bookings for all other facts, and
 * the price of all of them.
 */
export const headOfSeries = async (
  series: Pick<SeriesReads, 'occurrences'>,
  id: SeriesId,
): Promise<BookingFacts | null> => {
  const occurrences = await series.occurrences(id);
  const [first] = occurrences;
  if (!first) return null;
  return { ...first, bookingId: bookingId(id), ...sumsOf(occurrences) };
};

const sumsOf = (occurrences: readonly BookingFacts[]): Pick<BookingFacts, 'price' | 'guestFee'> => ({
  price: sumOfCents(occurrences.map(({ price }) => price)),
  guestFee: sumOfCents(occurrences.map(({ guestFee }) => guestFee)),
});
