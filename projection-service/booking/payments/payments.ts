import {
  type OrderId,
  type PaymentEnd,
  type PaymentRow,
  type PaymentStarted,
  paymentColumns,
  paymentEventTypes,
  paymentTasksTable,
  paymentsTable,
} from '@platzwart/contracts/booking';
import type { ClubHistoryEvent } from '@platzwart/contracts/message-catalogue';
import { readModelVersions } from '@platzwart/contracts/read-model-versions';
import type { Effects, Logged, ReadModel } from '../../core/readModel.ts';
import { writePaymentTask } from './writePaymentTask.ts';
import { upsert } from '../../core/bulkStatement.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';

/** The orders that are paid at a provider, and what became of them (decisions.md N42). */
export const payments: ReadModel = {
  name: 'payments',
  version: readModelVersions.payments,
  handles: [...paymentEventTypes, 'PersonErased'],
  tables: [
    {
      definition: paymentsTable,
      completion: (table) => [`create index payments_by_person on ${table} (person_id)`],
    },
    {
      definition: paymentTasksTable,
      completion: (table) => [`create index payments_open_tasks on ${table} (since) where state <> 'DONE'`],
    },
  ],
  apply: async (events, effects) => {
    for (const logged of events) await writePaymentEvent(logged, effects);
  },
};

const columns = writtenColumns(paymentColumns);

const startedRow = ({ data }: PaymentStarted, { position }: Logged): PaymentRow => {
  const { orderId, personId, method, amount, expiresAt } = data;
  return { orderId, personId, method, amount, expiresAt, state: 'WAITING', redirectUrl: null, changedAt: position };
};

type Change = Readonly<{ orderId: OrderId; state: PaymentRow['state']; redirectUrl?: string | null }>;

/** A row that knows this event already stays as it is. */
const change = async (
  { orderId, state, redirectUrl = null }: Change,
  { position }: Logged,
  { client, schema }: Effects,
): Promise<void> => {
  await client.query(
    `update ${schema}.orders set state = $2, redirect_url = coalesce($3, redirect_url), changed_at = $4
     where order_id = $1 and changed_at < $4`,
    [orderId, state, redirectUrl, position],
  );
};

/** Of the ways in which an order ends without money, these two are told apart from the end of the time. */
const stateOfEnd = (outcome: PaymentEnd): PaymentRow['state'] =>
  outcome === 'DECLINED' || outcome === 'ABANDONED' ? outcome : 'EXPIRED';

/** What an event changes of an order that is there already; null: nothing. */
const changeBy = (event: ClubHistoryEvent): Change | null => {
  switch (event.type) {
    case 'PaymentIntentCreated':
      return { orderId: event.data.orderId, state: 'WAITING', redirectUrl: event.data.redirectUrl };
    case 'PaymentDeclined':
      return { orderId: event.data.orderId, state: 'DECLINED' };
    case 'PaymentReceived':
      return { orderId: event.data.orderId, state: event.data.booked ? 'PAID' : 'REFUND_DUE' };
    case 'PaymentEnded':
      return { orderId: event.data.orderId, state: stateOfEnd(event.data.outcome) };
    case 'RefundMade':
      // The refund of a cancelled booking is told at the booking: its order stays paid.
      return event.data.bookingId === null ? { orderId: event.data.orderId, state: 'REFUNDED' } : null;
    default:
      return null;
  }
};

/** The effect of one event; one after the other, because few orders are paid at a time and their order matters. */
const writePaymentEvent = async (logged: Logged, effects: Effects): Promise<void> => {
  const { event } = logged;
  const { client, schema } = effects;
  if (event.type === 'PaymentStarted') {
    const target = { table: `${schema}.orders`, key: 'order_id', columns, onlyWhere: 'false' };
    await client.query(upsert(target, [startedRow(event, logged)]));
    return;
  }
  if (event.type === 'PersonErased') {
    await client.query(`update ${schema}.orders set person_id = null, redirect_url = null where person_id = $1`, [
      event.data.personId,
    ]);
    await client.query(`update ${schema}.tasks set person_id = null where person_id = $1`, [event.data.personId]);
    return;
  }
  await writePaymentTask(logged, effects);
  const changed = changeBy(event);
  if (changed) await change(changed, logged, effects);
};
