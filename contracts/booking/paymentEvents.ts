import * as v from 'valibot';
import {
  type EventOf,
  bookingIdSchema,
  centsSchema,
  defineEvent,
  instantSchema,
  localDateSchema,
  personIdSchema,
  receiptMethods,
} from '../core/index.ts';
import { orderIdSchema } from './bookingIds.ts';
import { courtBookedSchema, playersChangedSchema } from './bookingEvents.ts';
import { onlineMethods } from './onlinePayment.ts';

const payment = { orderId: orderIdSchema, personId: personIdSchema };
const text = v.pipe(v.string(), v.nonEmpty());

/**
 * Courts are held for somebody who pays online, until `expiresAt` (decisions.md B22). `bookings` and `players` are what is booked once the
 * money has arrived: prices are those that the person was shown. Whoever gives `CourtBooked` or `PlayersChanged` a new version gives this
 * event one, too.
 */
export const paymentStarted = defineEvent(
  'PaymentStarted',
  v.object({
    ...payment,
    method: v.picklist(onlineMethods),
    /** To be paid in all, in euro cents. */
    amount: centsSchema,
    expiresAt: instantSchema,
    bookings: v.array(courtBookedSchema),
    players: v.array(playersChangedSchema),
  }),
);
export type PaymentStarted = EventOf<typeof paymentStarted>;

/** The provider has the order: its name there, and the page on which the person pays. */
export const paymentIntentCreated = defineEvent(
  'PaymentIntentCreated',
  v.object({ ...payment, reference: text, redirectUrl: v.pipe(v.string(), v.regex(/^https?:\/\//)) }),
);
export type PaymentIntentCreated = EventOf<typeof paymentIntentCreated>;

/** The provider has the money. `booked`: the bookings follow in the same append; else `RefundDue` does. */
export const paymentReceived = defineEvent(
  'PaymentReceived',
  v.object({
    ...payment,
    method: v.picklist(onlineMethods),
    /** What was paid. */
    amount: centsSchema,
    /** The name of the payment at the provider, by which it is refunded. */
    capture: text,
    booked: v.boolean(),
    /** What was paid for each booking: its court, and the fee for guests. */
    shares: v.array(
      v.object({ bookingId: bookingIdSchema, date: localDateSchema, price: centsSchema, guestFee: centsSchema }),
    ),
  }),
);
export type PaymentReceived = EventOf<typeof paymentReceived>;

/**
 * The provider will not take the money. The courts stay held until the end that `PaymentStarted` names, so that the person can pay them another
 * way without losing them; what they order then replaces this order.
 */
export const paymentDeclined = defineEvent('PaymentDeclined', v.object(payment));
export type PaymentDeclined = EventOf<typeof paymentDeclined>;

/**
 * DECLINED: only in events of before `PaymentDeclined`, when a refused payment freed the courts at once. DISPLACED: the club took the court. REPLACED: the person ordered the same time again. ABANDONED: the person does not want to pay. RELEASED:
 * the person was erased.
 */
export const paymentEnds = ['DECLINED', 'EXPIRED', 'REPLACED', 'DISPLACED', 'ABANDONED', 'RELEASED'] as const;
export type PaymentEnd = (typeof paymentEnds)[number];

/** The courts are free again, and nothing was paid so far. Money that arrives later is booked or refunded. */
export const paymentEnded = defineEvent('PaymentEnded', v.object({ ...payment, outcome: v.picklist(paymentEnds) }));
export type PaymentEnded = EventOf<typeof paymentEnded>;

/** A day after the end nothing was paid: the provider is not asked any more. */
export const paymentClosed = defineEvent('PaymentClosed', v.object(payment));
export type PaymentClosed = EventOf<typeof paymentClosed>;

/** TOO_LATE: nothing could be booked, because it arrived too late or with another amount. */
export const refundReasons = ['CANCELLED', 'TOO_LATE'] as const;
const refund = {
  ...payment,
  /** Also the key under which the provider is asked, so that it pays once. */
  refundId: text,
  /** Null: of a whole order that was paid too late. */
  bookingId: v.nullable(bookingIdSchema),
  amount: centsSchema,
};

/** Money has to go back: for a cancelled booking (decisions.md B5), or because the court was gone when it arrived (B22). */
export const refundDue = defineEvent(
  'RefundDue',
  v.object({ ...refund, method: v.picklist(onlineMethods), capture: text, reason: v.picklist(refundReasons) }),
);
export type RefundDue = EventOf<typeof refundDue>;

/**
 * The money has gone back: at the provider under `reference`, also by a payment that it took back; or, where it could not, in another way, which
 * `otherwise` names (decisions.md Q3).
 */
export const refundMade = defineEvent(
  'RefundMade',
  v.object({
    ...{ ...refund, reference: v.nullable(text) },
    otherwise: v.exactOptional(v.object({ method: v.picklist(receiptMethods), refundedOn: localDateSchema })),
  }),
);
export type RefundMade = EventOf<typeof refundMade>;

/** The first time that the provider is asked for a refund is 1. */
const attempt = v.pipe(v.number(), v.integer(), v.minValue(1));

/** The provider has not paid the refund, and will not: it waits for an ADMIN. `reference` is null where the provider refused to begin. */
export const refundFailed = defineEvent(
  'RefundFailed',
  v.object({ ...refund, method: v.picklist(onlineMethods), attempt, reference: v.nullable(text) }),
);
export type RefundFailed = EventOf<typeof refundFailed>;

/** An ADMIN has the provider asked once more, as another refund. */
export const refundRetried = defineEvent('RefundRetried', v.object({ ...refund, attempt }));
export type RefundRetried = EventOf<typeof refundRetried>;

/** REVERSED: by a dispute, or by the person's bank. REFUNDED: at the provider, by the club or by the provider, and not by us. */
export const reversalCauses = ['REVERSED', 'REFUNDED'] as const;
export type ReversalCause = (typeof reversalCauses)[number];

/** The provider has taken back what was paid for a booking, in euro cents: what it costs is owed again (decisions.md Q3). */
export const paymentReversed = defineEvent(
  'PaymentReversed',
  v.object({
    ...{ ...payment, bookingId: bookingIdSchema, method: v.picklist(onlineMethods) },
    ...{ amount: centsSchema, capture: text, cause: v.picklist(reversalCauses) },
  }),
);
export type PaymentReversed = EventOf<typeof paymentReversed>;

/** About an order: what is held for a payment is taken for all others. */
export const orderEvents = [
  paymentStarted,
  paymentIntentCreated,
  paymentReceived,
  paymentDeclined,
  paymentEnded,
  paymentClosed,
] as const;
export type OrderEvent = EventOf<(typeof orderEvents)[number]>;

export const refundEvents = [refundDue, refundMade, refundFailed, refundRetried, paymentReversed] as const;
export type RefundEvent = EventOf<(typeof refundEvents)[number]>;

export const paymentEvents = [...orderEvents, ...refundEvents] as const;
export type PaymentEvent = OrderEvent | RefundEvent;
export const paymentEventTypes = paymentEvents.map(({ type }) => type);
