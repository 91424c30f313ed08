import { isOnline } from '@platzwart/contracts/booking';
import type { BookingFacts } from './bookingFacts.ts';

/** decisions.md N19. */
export const undoMilliseconds = 10 * 60_000;

type Cancelled = Pick<BookingFacts, 'occupancy' | 'cancelledAt' | 'seriesId' | 'eventId' | 'paymentMethod'>;

/** A court of an event, and what was paid online, because its money goes back (docs/adr/0064), are never made again. */
const mayComeBack = ({ eventId, paymentMethod }: Cancelled): boolean => eventId === null && !isOnline(paymentMethod);

/** Until when a cancellation can be undone, in epoch milliseconds; null where it never can. Dates of a series are the club's to make again. */
export const undoableUntil = (booking: Cancelled, isAdmin: boolean): number | null => {
  const { occupancy, cancelledAt, seriesId } = booking;
  const isTheirs = isAdmin || seriesId === null;
  return occupancy === 'CANCELED' && cancelledAt !== null && isTheirs && mayComeBack(booking)
    ? Date.parse(cancelledAt) + undoMilliseconds
    : null;
};
