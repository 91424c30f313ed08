import { isOnline } from '@platzwart/contracts/booking';
import type { BookingFacts } from './bookingFacts.ts';
import { isOwed } from './bookingPaymentReads.ts';

/** decisions.md N19. */
export const undoMilliseconds = 10 * 60_000;

type Cancelled = Pick<
  BookingFacts,
  'occupancy' | 'cancelledAt' | 'seriesId' | 'eventId' | 'paymentMethod' | 'paymentState'
>;

/** A court of an event, and what was paid online, because its money goes back (docs/adr/0064), are never made again. */
const mayComeBack = ({ eventId, paymentMethod }: Cancelled): boolean => eventId === null && !isOnline(paymentMethod);

/**
 * Until when a cancellation can be undone, in epoch milliseconds; null where it never can. Dates of a series, and bookings whose price stays
 * although they were cancelled, are the club's to make again: its command makes them free of charge.
 */
export const undoableUntil = (booking: Cancelled, isAdmin: boolean): number | null => {
  const { occupancy, cancelledAt, seriesId } = booking;
  const isTheirs = isAdmin || (seriesId === null && !isOwed(booking));
  return occupancy === 'CANCELED' && cancelledAt !== null && isTheirs && mayComeBack(booking)
    ? Date.parse(cancelledAt) + undoMilliseconds
    : null;
};
