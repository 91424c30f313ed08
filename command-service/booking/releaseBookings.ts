import type { BookingCancelled } from '@platzwart/contracts/booking';
import { type Accepted, accept } from '../core/decider.ts';
import { bookingCancelled } from './cancelBooking.ts';
import type { ReleaseBookings } from './ledgerCommands.ts';
import type { LedgerState } from './ledgerState.ts';
import { bookingsAhead } from './personalBookings.ts';

/** Gives back everything of a person that has not begun yet (decisions.md B27). Refuses nothing; a second time nothing is left. */
export const releaseBookings = (
  { data: { personId, now } }: ReleaseBookings,
  state: LedgerState,
): Accepted<BookingCancelled> =>
  accept(...bookingsAhead(state, personId, now).map((booking) => bookingCancelled(booking, null)));
