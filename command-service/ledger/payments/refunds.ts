import type {
  BookingCancelled,
  BookingChanged,
  BookingDeleted,
  PaymentReceived,
  PlayersChanged,
  RefundDue,
} from '@platzwart/contracts/booking';
import { type BookingId, sumOfCents } from '@platzwart/contracts/core';
import { type Accepted, type Decision, accept, reject } from '../../core/decider.ts';
import type { PaymentsErrorCode } from './paymentsCommands.ts';
import type { PaymentsState } from './paymentsState.ts';

type Refunded = Accepted<RefundDue>;

const refundOf = (bookingId: BookingId, { paid }: PaymentsState): Refunded => {
  const payment = paid.get(bookingId);
  if (!payment) return accept();
  const { orderId, personId, method, capture, price, guestFee } = payment;
  const amount = sumOfCents([price, guestFee]);
  if (amount === 0) return accept();
  // A booking ends once: its id is the refund's, so that a provider that is asked twice pays once.
  const refund = { orderId, personId, method, capture, amount, refundId: bookingId, bookingId };
  return accept({ type: 'RefundDue', data: { ...refund, reason: 'CANCELLED' } });
};

/** What was paid online for a cancelled booking goes back, unless the club keeps the price (decisions.md B5). */
export const refundCancelled = ({ data }: BookingCancelled, state: PaymentsState): Refunded =>
  data.refund === 'FULL' ? refundOf(data.bookingId, state) : accept();

/** A mistaken entry costs nothing (decisions.md B3). */
export const refundDeleted = ({ data }: BookingDeleted, state: PaymentsState): Refunded =>
  refundOf(data.bookingId, state);

/** Whether what another order has paid has this name: a provider that says so is wrong, and the money is there once. */
const isOfAnother = ({ orderId, method, capture }: PaymentReceived['data'], { paid, due }: PaymentsState): boolean =>
  [...paid.values(), ...due.values()].some(
    (known) => known.capture === capture && known.method === method && known.orderId !== orderId,
  );

/**
 * Money that arrived too late goes back as a whole (decisions.md B22). Refuses with ERR_BOOKING_NOT_UPDATED a payment by which another order
 * was paid.
 */
export const refundLate = ({ data }: PaymentReceived, state: PaymentsState): Decision<RefundDue, PaymentsErrorCode> => {
  if (isOfAnother(data, state)) return reject('ERR_BOOKING_NOT_UPDATED');
  const { orderId, personId, method, capture, amount, booked } = data;
  if (booked) return accept();
  const refund = { orderId, personId, method, capture, amount, refundId: orderId, bookingId: null };
  return accept({ type: 'RefundDue', data: { ...refund, reason: 'TOO_LATE' } });
};

/** What is paid online keeps its price: a booking at another one is cancelled, which refunds it, and booked anew. */
export const keepPaidPrice = (
  { data: { bookingId, price } }: BookingChanged,
  { paid }: PaymentsState,
): Decision<never, PaymentsErrorCode> =>
  (paid.get(bookingId)?.price ?? price) === price ? accept() : reject('ERR_BOOKING_NOT_UPDATED');

/** The number of guests stays likewise, because they are paid. */
export const keepPaidGuests = (
  { data: { bookingId, guestFee } }: PlayersChanged,
  { paid }: PaymentsState,
): Decision<never, PaymentsErrorCode> =>
  (paid.get(bookingId)?.guestFee ?? guestFee) === guestFee ? accept() : reject('ERR_BOOKING_NOT_UPDATED');
