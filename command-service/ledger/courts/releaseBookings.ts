import type { BookingCancelled, PlayerLeft } from '@platzwart/contracts/booking';
import { type Accepted, accept } from '../../core/decider.ts';
import { bookingCancelled } from './bookingCancelled.ts';
import type { ReleaseBookings } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import { playerLeft } from './namedPlayers.ts';
import { upcomingBookings, upcomingGames } from './personalBookings.ts';

/**
 * Cancels all bookings of a person that have not begun yet (decisions.md B27), and takes their name off those of others. Refuses nothing; a
 * repetition finds nothing to do.
 */
export const decideReleaseBookings = (
  { data: { personId, now } }: ReleaseBookings,
  state: CourtsState,
): Accepted<BookingCancelled | PlayerLeft> =>
  accept<BookingCancelled | PlayerLeft>(
    ...upcomingBookings(state, personId, now).map((booking) => bookingCancelled(booking)),
    ...upcomingGames(state, personId, now).flatMap((booking) => playerLeft(booking, personId)),
  );
