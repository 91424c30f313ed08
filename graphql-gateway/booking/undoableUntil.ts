import type { BookingFacts } from './bookingFacts.ts';

/** decisions.md N19. */
const undoMilliseconds = 10 * 60_000;

/** Until when a cancellation can be undone, in epoch milliseconds; null where it never can: a date of a series, or a court of an event. */
export const undoableUntil = ({
  occupancy,
  cancelledAt,
  seriesId,
  eventId,
}: Pick<BookingFacts, 'occupancy' | 'cancelledAt' | 'seriesId' | 'eventId'>): number | null =>
  occupancy === 'CANCELED' && cancelledAt !== null && seriesId === null && eventId === null
    ? Date.parse(cancelledAt) + undoMilliseconds
    : null;
