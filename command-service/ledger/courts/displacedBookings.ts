import type { BookingCancelled, OfferEnded, PaymentEnded } from '@platzwart/contracts/booking';
import type { Placement } from '../../booking/domain/conflicts.ts';
import { bookingCancelled } from './bookingCancelled.ts';
import type { CourtsState } from './courtsState.ts';
import { orderWithBooking, paymentEnded } from './heldOrders.ts';
import { offerEnded, offerOfHold } from './waitingList.ts';

type Displaced = BookingCancelled | OfferEnded | PaymentEnded;

/** The cancellations of the bookings that make way (decisions.md B14), and the ends of the offers and of the orders, each once, that do. */
export const displacedBookings = (
  { displaced }: Pick<Placement, 'displaced'>,
  state: CourtsState,
): readonly Displaced[] => {
  const orders = [...displaced.keys()].flatMap((bookingId) => orderWithBooking(state, bookingId) ?? []);
  const courts = [...displaced].flatMap(([bookingId, displacedBy]): readonly Displaced[] => {
    const booking = state.bookings.get(bookingId);
    const held = offerOfHold(state, bookingId);
    if (held) return [offerEnded(held, 'DISPLACED')];
    return booking ? [bookingCancelled(booking, { displacedBy })] : [];
  });
  return [...courts, ...[...new Set(orders)].map((order) => paymentEnded(order, 'DISPLACED'))];
};
