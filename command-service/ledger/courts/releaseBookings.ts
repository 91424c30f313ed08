import type {
  BookingCancelled,
  OfferEnded,
  PaymentEnded,
  PlayerLeft,
  WaitingListLeft,
} from '@platzwart/contracts/booking';
import { type Accepted, accept } from '../../core/decider.ts';
import { bookingCancelled } from './bookingCancelled.ts';
import type { ReleaseBookings } from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import { paymentEnded } from './heldOrders.ts';
import { playerLeft } from './namedPlayers.ts';
import { upcomingBookings, upcomingGames } from './personalBookings.ts';
import { entryLeft } from './waitingList.ts';

type Released = BookingCancelled | PlayerLeft | OfferEnded | WaitingListLeft | PaymentEnded;

/**
 * Cancels all bookings of a person that have not begun yet (decisions.md B27), and takes their name off those of others and off the waiting list; orders that they have not paid end. Refuses nothing; a
 * repetition finds nothing to do.
 */
export const decideReleaseBookings = (
  { data: { personId, now } }: ReleaseBookings,
  state: CourtsState,
): Accepted<Released> =>
  accept<Released>(
    ...upcomingBookings(state, personId, now).map((booking) => bookingCancelled(booking)),
    ...upcomingGames(state, personId, now).flatMap((booking) => playerLeft(booking, personId)),
    ...state.waiting.filter((entry) => entry.personId === personId).flatMap((entry) => entryLeft(entry, 'RELEASED')),
    ...state.held
      .filter((order) => order.personId === personId && order.ended === null)
      .map((order) => paymentEnded(order, 'RELEASED')),
  );
