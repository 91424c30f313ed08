import type { BookingCancelled, OfferEnded } from '@platzwart/contracts/booking';
import type { Placement } from '../../booking/domain/conflicts.ts';
import { bookingCancelled } from './bookingCancelled.ts';
import type { CourtsState } from './courtsState.ts';
import { offerEnded, offerOfHold } from './waitingList.ts';

/** The cancellations of the bookings that make way, and the ends of offers that do (decisions.md B14). */
export const displacedBookings = (
  { displaced }: Pick<Placement, 'displaced'>,
  state: CourtsState,
): readonly (BookingCancelled | OfferEnded)[] =>
  [...displaced].flatMap(([bookingId, displacedBy]): readonly (BookingCancelled | OfferEnded)[] => {
    const booking = state.bookings.get(bookingId);
    const held = offerOfHold(state, bookingId);
    if (held) return [offerEnded(held, 'DISPLACED')];
    return booking ? [bookingCancelled(booking, { displacedBy })] : [];
  });
