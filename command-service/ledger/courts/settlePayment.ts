import type {
  CourtBooked,
  OfferEnded,
  PaymentClosed,
  PaymentDeclined,
  PaymentEnded,
  PaymentIntentCreated,
  PaymentReceived,
  PlayersChanged,
  WaitingListLeft,
} from '@platzwart/contracts/booking';
import { noCents } from '@platzwart/contracts/core';
import { beginsAfter } from '../../booking/domain/spans.ts';
import { type Accepted, type Decision, accept, reject } from '../../core/decider.ts';
import { bookedCourtsOf } from './bookedCourtsOf.ts';
import type {
  ClosePayment,
  CourtsErrorCode,
  DeclinePayment,
  EndPayment,
  GiveUpPayment,
  NotePaymentIntent,
  SettlePayment,
} from './courtsCommands.ts';
import type { CourtsState } from './courtsState.ts';
import { type HeldOrder, orderOf, paymentEnded, spanOf } from './heldOrders.ts';
import { waitingOfBooker } from './waitingOfBooker.ts';

/**
 * Notes what the provider calls the order. Refuses nothing; a repetition, an order that is settled, and a name that another order has already
 * write no event: whoever paid under it would have paid for two.
 */
export const decideNotePaymentIntent = (
  { data: { orderId, reference, redirectUrl } }: NotePaymentIntent,
  state: CourtsState,
): Accepted<PaymentIntentCreated> => {
  const order = orderOf(state, orderId);
  if (!order || order.intent || state.held.some(({ intent }) => intent?.reference === reference)) return accept();
  return accept({ type: 'PaymentIntentCreated', data: { orderId, personId: order.personId, reference, redirectUrl } });
};

type Settled = PaymentReceived | CourtBooked | PlayersChanged | OfferEnded | WaitingListLeft;

/**
 * The money of an order has arrived: what it holds is booked, in the append of the payment. Money that arrives after the hold has ended is
 * booked where all courts are still free; else, and where the amount is another one than that of the order, the part `payments` refunds it in
 * the same append (decisions.md B22, N42). Refuses nothing; a payment that is known, and one of nothing, writes no event.
 */
export const decideSettlePayment = ({ data }: SettlePayment, state: CourtsState): Accepted<Settled> => {
  const order = orderOf(state, data.orderId);
  if (!order || data.amount === 0) return accept();
  const { orderId, personId, method, bookings, players } = order;
  const isBooked = data.amount === order.amount && (order.ended === null || isStillFree(order, data, state));
  const received: PaymentReceived = {
    type: 'PaymentReceived',
    data: {
      ...{ orderId, personId, method, amount: data.amount, capture: data.capture, booked: isBooked },
      shares: isBooked ? sharesOf(order) : [],
    },
  };
  if (!isBooked) return accept<Settled>(received);
  const blocks = bookings.map((requested) => ({ requested, ...spanOf(requested) }));
  return accept<Settled>(
    received,
    ...bookings.map((booking): CourtBooked => ({ type: 'CourtBooked', data: booking })),
    ...players.map((named): PlayersChanged => ({ type: 'PlayersChanged', data: named })),
    ...waitingOfBooker(state, personId, blocks),
  );
};

const sharesOf = ({ bookings, players }: HeldOrder): PaymentReceived['data']['shares'] =>
  bookings.map(({ bookingId, date, price }) => ({
    ...{ bookingId, date, price },
    guestFee: players.find((named) => named.bookingId === bookingId)?.guestFee ?? noCents,
  }));

/** Only what ran out of time comes back: a court that the club took, or an order that the person replaced, is not wanted any more. */
const isStillFree = ({ ended, bookings }: HeldOrder, { now }: SettlePayment['data'], state: CourtsState): boolean => {
  const courts = bookedCourtsOf(state);
  return (
    ended === 'EXPIRED' &&
    bookings.every(({ start, end, ...place }) => {
      const span = spanOf({ start, end });
      return beginsAfter({ ...place, ...span }, now) && !courts.isTaken({ ...place, ...span });
    })
  );
};

/**
 * The provider will not take the money: the courts stay held until the hold is over. Refuses nothing; a repetition, and an order that has
 * ended or is settled, write no event.
 */
export const decideDeclinePayment = ({ data }: DeclinePayment, state: CourtsState): Accepted<PaymentDeclined> => {
  const order = orderOf(state, data.orderId);
  if (!order || order.declined || order.ended !== null) return accept();
  return accept({ type: 'PaymentDeclined', data: { orderId: order.orderId, personId: order.personId } });
};

/** The courts of an order are free again. Refuses nothing; an order that has ended, or is settled, writes no event. */
export const decideEndPayment = ({ data }: EndPayment, state: CourtsState): Accepted<PaymentEnded> => {
  const order = orderOf(state, data.orderId);
  return order?.ended === null ? accept(paymentEnded(order, 'EXPIRED')) : accept();
};

/**
 * Whoever ordered frees the courts at once, instead of waiting until the hold is over; money that arrives nevertheless is refunded. An order
 * that has ended writes no event. Refuses with ERR_BOOKING_NOT_FOUND (not known, settled, or somebody else's).
 */
export const decideGiveUpPayment = (
  { data }: GiveUpPayment,
  state: CourtsState,
): Decision<PaymentEnded, CourtsErrorCode> => {
  const order = orderOf(state, data.orderId);
  if (order?.personId !== data.personId) return reject('ERR_BOOKING_NOT_FOUND', 'order');
  return order.ended === null ? accept(paymentEnded(order, 'ABANDONED')) : accept();
};

/** The provider is not asked about an ended order any more. Refuses nothing; a repetition writes no event. */
export const decideClosePayment = ({ data }: ClosePayment, state: CourtsState): Accepted<PaymentClosed> => {
  const order = orderOf(state, data.orderId);
  if (!order?.ended) return accept();
  return accept({ type: 'PaymentClosed', data: { orderId: order.orderId, personId: order.personId } });
};
