import type { CreditId, LocalDate } from '@platzwart/contracts/core';
import {
  type CreditEvent,
  type CreditRow,
  type PaymentEvent,
  creditColumns,
  creditOf,
  isCreditEvent,
} from '@platzwart/contracts/invoice';
import { upsert } from '../../core/bulkStatement.ts';
import type { Effects, Logged } from '../../core/readModel.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';

const columns = writtenColumns(creditColumns);

type Change = Readonly<{ id: CreditId; cents: number | null; refundedOn?: LocalDate | null; withdrawn?: boolean }>;

/** `cents`: what the rest changes by; null: nothing is left. An event that is known already changes nothing. */
const change = async (
  { id, cents, refundedOn = null, withdrawn = false }: Change,
  { position }: Logged,
  { client, schema }: Effects,
): Promise<void> => {
  await client.query(
    `update ${schema}.credits set rest = case when $2::int is null then 0 else rest + $2 end, refunded_on = $3,
       withdrawn = $4, changed_at = $5 where credit_id = $1 and changed_at < $5`,
    [id, cents, refundedOn, withdrawn, position],
  );
};

const write = async (event: CreditEvent, logged: Logged, effects: Effects): Promise<void> => {
  const { creditId: id } = event.data;
  if (event.type === 'CreditRefunded')
    return change({ id, cents: null, refundedOn: event.data.refundedOn }, logged, effects);
  if (event.type === 'CreditWithdrawn') return change({ id, cents: null, withdrawn: true }, logged, effects);
  const { personId, invoiceId, number, paidOn: receivedOn, amount } = event.data;
  const fresh = { rest: amount, refundedOn: null, withdrawn: false, changedAt: logged.position };
  const row: CreditRow = { creditId: id, personId, invoiceId, number, receivedOn, amount, ...fresh };
  const target = { table: `${effects.schema}.credits`, key: 'credit_id', columns, onlyWhere: 'false' };
  await effects.client.query(upsert(target, [row]));
};

type OfPayment = Logged<PaymentEvent>;
const isPayment = (logged: Logged): logged is OfPayment =>
  ['InvoicePaid', 'InvoicePartPaid', 'InvoiceReopened'].includes(logged.event.type);

/** A credit that pays an invoice is less by that; it is there again where the payment is taken back. */
const setOff = async (logged: OfPayment, effects: Effects): Promise<void> => {
  const { event } = logged;
  const [id, cents] =
    event.type === 'InvoiceReopened'
      ? [event.data.payment?.creditId, event.data.payment?.amount ?? 0]
      : [creditOf(event.data), 0 - event.data.amount];
  if (id) await change({ id, cents }, logged, effects);
};

/** Writes what was paid too much, one event after the other: they are few. */
export const writeCredits = async (events: readonly Logged[], effects: Effects): Promise<void> => {
  for (const logged of events) {
    if (isCreditEvent(logged.event)) await write(logged.event, logged, effects);
    else if (isPayment(logged)) await setOff(logged, effects);
  }
};
