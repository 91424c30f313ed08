import {
  type BookingCancelled,
  type BookingChanged,
  type BookingDeleted,
  type BookingsAnonymised,
  type PaymentReceived,
  type PlayersChanged,
  type RefundEvent,
  refundEvents,
} from '@platzwart/contracts/booking';
import { ledgerPart, ownEvents } from '../ledgerPart.ts';
import { paymentsSnapshot } from './paymentsSnapshot.ts';
import { type PaymentsState, evolvePayments, noPayments } from './paymentsState.ts';
import type { PaymentsCommand, PaymentsErrorCode } from './paymentsCommands.ts';
import { keepPaidGuests, keepPaidPrice, refundCancelled, refundDeleted, refundLate } from './refunds.ts';
import {
  decideRecordFailedRefund,
  decideRecordRefund,
  decideRefundOtherwise,
  decideRetryRefund,
  decideReversePayment,
} from './settleRefund.ts';

type PaymentsEvent = PaymentReceived | RefundEvent | BookingsAnonymised;
type JoinedEvent = PaymentReceived | BookingCancelled | BookingDeleted | BookingChanged | PlayersChanged;

/**
 * The part with what was paid at a provider. A refund is due in the append of the event that calls for it (docs/adr/0051), so no money is
 * kept for a booking that has ended. What is held until it is paid belongs to the part `courts` (docs/adr/0064).
 */
export const payments = ledgerPart<PaymentsState, PaymentsCommand, PaymentsEvent, PaymentsErrorCode, JoinedEvent>({
  initialState: noPayments,
  events: ownEvents<RefundEvent>(refundEvents, ({ data }) => data.orderId),
  evolve: evolvePayments,
  decide: {
    RecordRefund: decideRecordRefund,
    RecordFailedRefund: decideRecordFailedRefund,
    RetryRefund: decideRetryRefund,
    RefundOtherwise: decideRefundOtherwise,
    ReversePayment: decideReversePayment,
  },
  joins: {
    PaymentReceived: refundLate,
    BookingCancelled: refundCancelled,
    BookingDeleted: refundDeleted,
    BookingChanged: keepPaidPrice,
    PlayersChanged: keepPaidGuests,
  },
  snapshot: paymentsSnapshot,
});
