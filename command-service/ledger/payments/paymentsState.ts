import type {
  BookingsAnonymised,
  OnlineMethod,
  OrderId,
  PaymentReceived,
  PaymentReversed,
  RefundDue,
  RefundFailed,
  RefundMade,
  RefundRetried,
} from '@platzwart/contracts/booking';
import type { BookingId, Cents, LocalDate, PersonId } from '@platzwart/contracts/core';
import { Map } from 'immutable';

/** A booking that was paid online. `price` is that of its court. */
export type PaidBooking = Readonly<{
  orderId: OrderId;
  personId: PersonId;
  method: OnlineMethod;
  capture: string;
  date: LocalDate;
  price: Cents;
  guestFee: Cents;
}>;

/**
 * `attempt`: which time the provider is asked, from 1. `isFailed`: it did not pay, and is not asked again before an ADMIN says so (decisions.md
 * Q3).
 */
export type DueRefund = RefundDue['data'] & Readonly<{ attempt: number; isFailed: boolean }>;

/** What was paid at a provider, and what has to go back. */
export type PaymentsState = Readonly<{
  /** Live bookings of open days. */
  paid: Map<BookingId, PaidBooking>;
  /** Refunds that have not been made yet, by `refundId`. */
  due: Map<string, DueRefund>;
}>;

export const noPayments: PaymentsState = { paid: Map(), due: Map() };

const received = (state: PaymentsState, { data }: PaymentReceived): PaymentsState => {
  const { orderId, personId, method, capture, shares } = data;
  const bookings = shares.map(({ bookingId, ...share }): [BookingId, PaidBooking] => [
    bookingId,
    { orderId, personId, method, capture, ...share },
  ]);
  return { ...state, paid: state.paid.merge(bookings) };
};

const due = ({ paid, due: before }: PaymentsState, { data }: RefundDue): PaymentsState => ({
  paid: data.bookingId === null ? paid : paid.delete(data.bookingId),
  due: before.set(data.refundId, { ...data, attempt: 1, isFailed: false }),
});

const made = (state: PaymentsState, { data }: RefundMade): PaymentsState => ({
  ...state,
  due: state.due.delete(data.refundId),
});

const attempted =
  (isFailed: boolean) =>
  (state: PaymentsState, { data: { refundId, attempt } }: RefundFailed | RefundRetried): PaymentsState => {
    const refund = state.due.get(refundId);
    return refund ? { ...state, due: state.due.set(refundId, { ...refund, attempt, isFailed }) } : state;
  };

const reversed = (state: PaymentsState, { data }: PaymentReversed): PaymentsState => ({
  ...state,
  paid: state.paid.delete(data.bookingId),
});

const forgotten = (state: PaymentsState, { data: { before } }: BookingsAnonymised): PaymentsState => ({
  ...state,
  paid: state.paid.filter(({ date }) => date >= before),
});

export const evolvePayments = {
  PaymentReceived: received,
  RefundDue: due,
  RefundMade: made,
  RefundFailed: attempted(true),
  RefundRetried: attempted(false),
  PaymentReversed: reversed,
  BookingsAnonymised: forgotten,
};
