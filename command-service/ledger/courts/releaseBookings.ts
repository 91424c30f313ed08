import type { BookingCancelled } from '@platzwart/contracts/booking';
import { type Accepted, accept } from '../../core/decider.ts';
import { bookingCancelled } from './bookingCancelled.ts';
import type { ReleaseBookings } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import { upcomingBookings } from './personalBookings.ts';

/** Cancels all bookings of a person that have not begun yet (decisions.md B27). Refuses nothing; a repetition finds nothing to cancel. */
export const decideReleaseBookings = (
  { data: { personId, now } }: ReleaseBookings,
  state: CourtsState,
): Accepted<BookingCancelled> =>
  accept(...upcomingBookings(state, personId, now).map((booking) => bookingCancelled(booking)));
