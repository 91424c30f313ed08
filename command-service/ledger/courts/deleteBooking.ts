import { type BookingDeleted, seriesId } from '@platzwart/contracts/booking';
import { type Decision, accept, reject } from '../../core/decider.ts';
import { endedBooking } from './bookingCancelled.ts';
import type { CourtsErrorCode, DeleteBooking } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import type { LedgerBooking } from './ledgerBooking.ts';
import { occurrencesOf } from './occurrences.ts';

/**
 * Removes a mistaken entry from all lists, and frees its court (decisions.md B3); the id of a series removes all of its dates. The events
 * stay. Deleting a deleted booking writes no event. Refuses with ERR_BOOKING_NOT_FOUND (unknown, or of another category: B17) and
 * ERR_EVENT_NOT_POSSIBLE_TO_DELETE (B15).
 */
export const decideDeleteBooking = (
  { data: { bookingId, category } }: DeleteBooking,
  state: CourtsState,
): Decision<BookingDeleted, CourtsErrorCode> => {
  const booking = state.bookings.get(bookingId);
  const bookings = booking ? [booking] : occurrencesOf(state, seriesId(bookingId));
  // Single dates of a series may have been given another category.
  if (!bookings.some((each) => each.category === category)) return reject('ERR_BOOKING_NOT_FOUND');
  if (bookings.some(({ eventId }) => eventId !== null)) return reject('ERR_EVENT_NOT_POSSIBLE_TO_DELETE');
  return accept(...bookings.filter(({ occupancy }) => occupancy !== 'DELETED').map(bookingDeleted));
};

const bookingDeleted = (booking: LedgerBooking): BookingDeleted => ({
  type: 'BookingDeleted',
  data: endedBooking(booking),
});
