import * as v from 'valibot';
import { withDatabase } from '../../checker/readEvidence.ts';
import type { ProviderPayment } from './unreliableProvider.ts';

const order = { orderId: v.string() };
const share = v.object({ bookingId: v.string(), price: v.number(), guestFee: v.number() });
const hours = v.object({ bookingId: v.string(), halfHours: v.number() });
const refund = v.object({ ...order, refundId: v.string(), amount: v.number() });
const block = v.object({
  bookingId: v.string(),
  paymentMethod: v.nullable(v.string()),
  start: v.string(),
  end: v.string(),
});

const of = <Type extends string, Data extends v.GenericSchema>(type: Type, data: Data) =>
  v.object({ type: v.literal(type), key: v.nullable(v.string()), data });

/** What the log says about money at a provider and about hours on cards; amounts in cents. `key`: of the call that caused it, and its sender. */
const eventSchema = v.variant('type', [
  of('PaymentStarted', v.object(order)),
  of('PaymentIntentCreated', v.object({ ...order, reference: v.string() })),
  of(
    'PaymentReceived',
    v.object({ ...order, amount: v.number(), capture: v.string(), booked: v.boolean(), shares: v.array(share) }),
  ),
  of('PaymentEnded', v.object(order)),
  of('RefundDue', refund),
  of('RefundMade', refund),
  of('PaymentReversed', v.object({ ...order, bookingId: v.string(), amount: v.number() })),
  of('CourtBooked', block),
  of('BookingChanged', block),
  of('BookingCancelled', v.object({ bookingId: v.string(), refund: v.optional(v.string(), 'FULL') })),
  of('BookingDeleted', v.object({ bookingId: v.string() })),
  of('HoursUsed', hours),
  of('HoursReturned', hours),
]);
export type MoneyEvent = Readonly<v.InferOutput<typeof eventSchema>>;

const types = eventSchema.options.map(({ entries }) => entries.type.literal);

export type PaymentEvidence = Readonly<{
  /** In order of the log. */
  events: readonly MoneyEvent[];
  books: readonly ProviderPayment[];
  /** References of orders about which a forged message said that they are paid. */
  forged: readonly string[];
}>;

export const readMoneyEvents = (databaseUrl: string): Promise<readonly MoneyEvent[]> =>
  withDatabase(databaseUrl, async (db) => {
    const { rows } = await db.query(
      `select type, data, metadata ->> 'actor' || ' ' || (metadata ->> 'idempotencyKey') as key
       from event_store.events where type = any($1) order by events.position`,
      [types],
    );
    return v.parse(v.array(eventSchema), rows);
  });
