import { isOnline } from '@platzwart/contracts/booking';
import type { BookingFacts } from './bookingFacts.ts';

/** decisions.md N19. */
const undoMilliseconds = 10 * 60_000;

/**
 * Until when a cancellation can be undone, in epoch milliseconds; null where it never can: a date of a series, a court of
 * an event, or what was paid online, because its money goes back (docs/adr/0064).
 */
export const undoableUntil = ({
  occupancy,
  cancelledAt,
  seriesId,
  eventId,
  paymentMethod,
}: Pick<BookingFacts, 'occupancy' | 'cancelledAt' | 'seriesId' | 'eventId' | 'paymentMethod'>): number | null =>
  !isOnline(paymentMethod) && occupancy === 'CANCELED' && cancelledAt !== null && seriesId === null && eventId === null
    ? Date.parse(cancelledAt) + undoMilliseconds
    : null;
