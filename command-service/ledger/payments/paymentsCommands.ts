import type { OnlineMethod, ReversalCause } from '@platzwart/contracts/booking';
import type { LocalDate, ReceiptMethod } from '@platzwart/contracts/core';

/** The provider has paid a refund, under its own `reference`. */
export type RecordRefund = Readonly<{
  type: 'RecordRefund';
  data: Readonly<{ refundId: string; reference: string }>;
}>;

/** The provider has not paid a refund, and will not. `attempt`: the one that it was asked for. */
export type RecordFailedRefund = Readonly<{
  type: 'RecordFailedRefund';
  data: Readonly<{ refundId: string; attempt: number; reference: string | null }>;
}>;

/** An ADMIN has the provider asked once more. */
export type RetryRefund = Readonly<{ type: 'RetryRefund'; data: Readonly<{ refundId: string }> }>;

/** An ADMIN has paid a failed refund back in another way. `today`: the day of the decision; nothing is paid in the future. */
export type RefundOtherwise = Readonly<{
  type: 'RefundOtherwise';
  data: Readonly<{
    refundId: string;
    refundedOn: LocalDate;
    today: LocalDate;
    method: ReceiptMethod;
    reference: string | null;
  }>;
}>;

/** The provider has taken back the money of a payment, which it calls `capture`. */
export type ReversePayment = Readonly<{
  type: 'ReversePayment';
  data: Readonly<{ method: OnlineMethod; capture: string; cause: ReversalCause }>;
}>;

export type PaymentsCommand = RecordRefund | RecordFailedRefund | RetryRefund | RefundOtherwise | ReversePayment;
export type PaymentsErrorCode = 'ERR_BOOKING_NOT_FOUND' | 'ERR_BOOKING_NOT_UPDATED' | 'ERR_INVALID_INPUT';
