import type { PaymentReversed, RefundFailed, RefundMade, RefundRetried } from '@platzwart/contracts/booking';
import { sumOfCents } from '@platzwart/contracts/core';
import { type Accepted, type Decision, accept, reject } from '../../core/decider.ts';
import type {
  PaymentsErrorCode,
  RecordFailedRefund,
  RecordRefund,
  RefundOtherwise,
  RetryRefund,
  ReversePayment,
} from './paymentsCommands.ts';
import type { DueRefund, PaymentsState } from './paymentsState.ts';

const named = ({ orderId, personId, refundId, bookingId, amount }: DueRefund) => ({
  ...{ orderId, personId, refundId, bookingId, amount },
});
const refundMade = (refund: DueRefund, reference: string): RefundMade => ({
  type: 'RefundMade',
  data: { ...named(refund), reference },
});

/** Refuses nothing; a refund that is known writes no event. */
export const decideRecordRefund = ({ data }: RecordRefund, { due }: PaymentsState): Accepted<RefundMade> => {
  const refund = due.get(data.refundId);
  return refund ? accept(refundMade(refund, data.reference)) : accept();
};

/** Refuses nothing; the failure of another attempt than the present one, and one that is known, write no event. */
export const decideRecordFailedRefund = (
  { data: { refundId, attempt, reference } }: RecordFailedRefund,
  { due }: PaymentsState,
): Accepted<RefundFailed> => {
  const refund = due.get(refundId);
  if (!refund || refund.isFailed || refund.attempt !== attempt) return accept();
  return accept({ type: 'RefundFailed', data: { ...named(refund), method: refund.method, attempt, reference } });
};

/** Refuses with ERR_BOOKING_NOT_FOUND what is not due, and with ERR_BOOKING_NOT_UPDATED what the provider may still pay. */
const failedRefund = (refundId: string, { due }: PaymentsState): DueRefund | PaymentsErrorCode => {
  const refund = due.get(refundId);
  if (!refund) return 'ERR_BOOKING_NOT_FOUND';
  return refund.isFailed ? refund : 'ERR_BOOKING_NOT_UPDATED';
};

/** Refuses with ERR_BOOKING_NOT_FOUND (nothing is due) and ERR_BOOKING_NOT_UPDATED (the provider is still at it). */
export const decideRetryRefund = (
  { data: { refundId } }: RetryRefund,
  state: PaymentsState,
): Decision<RefundRetried, PaymentsErrorCode> => {
  const refund = failedRefund(refundId, state);
  if (typeof refund === 'string') return reject(refund, 'id');
  return accept({ type: 'RefundRetried', data: { ...named(refund), attempt: refund.attempt + 1 } });
};

/** Refuses like `decideRetryRefund`, and with ERR_INVALID_INPUT a day in the future. */
export const decideRefundOtherwise = (
  { data: { refundId, refundedOn, today, method, reference } }: RefundOtherwise,
  state: PaymentsState,
): Decision<RefundMade, PaymentsErrorCode> => {
  const refund = failedRefund(refundId, state);
  if (typeof refund === 'string') return reject(refund, 'id');
  if (refundedOn > today) return reject('ERR_INVALID_INPUT', 'refundedOn');
  return accept({ type: 'RefundMade', data: { ...named(refund), reference, otherwise: { method, refundedOn } } });
};

/**
 * What the payment still pays for is owed again. What was to be refunded of it has gone back by this, unless the provider speaks of refunds,
 * which may be ours. Refuses nothing; a payment of which nothing is left writes no event.
 */
export const decideReversePayment = (
  { data: { method, capture, cause } }: ReversePayment,
  { paid, due }: PaymentsState,
): Accepted<PaymentReversed | RefundMade> => {
  const isOfPayment = (each: Readonly<{ method: string; capture: string }>): boolean =>
    each.capture === capture && each.method === method;
  const reversed = [...paid]
    .filter(([, payment]) => isOfPayment(payment))
    .map(([bookingId, { orderId, personId, price, guestFee }]): PaymentReversed => {
      const amount = sumOfCents([price, guestFee]);
      return { type: 'PaymentReversed', data: { orderId, personId, bookingId, method, capture, amount, cause } };
    });
  const refunds = cause === 'REVERSED' ? [...due.values()].filter(isOfPayment) : [];
  return accept<PaymentReversed | RefundMade>(...reversed, ...refunds.map((each) => refundMade(each, capture)));
};
