import { type MovementPaymentRow, movementPaymentColumns } from '@platzwart/contracts/bank';
import { type InvoiceId, type MovementId, movementIdSchema } from '@platzwart/contracts/core';
import type { CollectionCredited, ReturnCharged } from '@platzwart/contracts/debit';
import type {
  CreditReceived,
  CreditWithdrawn,
  InvoicePaid,
  InvoicePartPaid,
  InvoiceReopened,
} from '@platzwart/contracts/invoice';
import * as v from 'valibot';
import type { Effects } from '../../core/readModel.ts';
import { upsert } from '../../core/bulkStatement.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';

const columns = writtenColumns(movementPaymentColumns);

/** A row that is there already knows this event. */
const add = async (row: MovementPaymentRow, { client, schema }: Effects): Promise<readonly MovementId[]> => {
  const target = { table: `${schema}.movement_payments`, key: 'paid_at', columns, onlyWhere: 'false' };
  await client.query(upsert(target, [row]));
  return [row.movementId];
};

/** The movement's first id, where it was read in several formats. */
const firstId = async (id: MovementId, { client, schema }: Effects): Promise<MovementId> => {
  const { rows } = await client.query<Readonly<{ movement_id: MovementId }>>(
    `select movement_id from ${schema}.movements where other_ids ? $1`,
    [id],
  );
  return rows[0]?.movement_id ?? id;
};

/** What of a movement paid the invoice; a payment without a movement has none, unless its reference is the id of one. */
export const writePaid = async (
  { data }: InvoicePaid | InvoicePartPaid,
  paidAt: MovementPaymentRow['paidAt'],
  effects: Effects,
): Promise<readonly MovementId[]> => {
  const { invoiceId, movement, reference, amount } = data;
  const named = v.safeParse(movementIdSchema, movement?.movementId ?? reference);
  if (!named.success) return [];
  const movementId = await firstId(named.output, effects);
  const used = { movementId, invoiceId, collectionId: null, amount: movement?.amount ?? amount };
  return add({ paidAt, use: 'PAYS', ...used }, effects);
};

type Ended = Readonly<{ use: string; position: string; payment: InvoiceReopened['data']['payment'] }>;

/** Of events of before there were partial payments all that paid the invoice, else the payment that the event names. */
const endPayment = async (
  invoiceId: InvoiceId,
  { use, position, payment }: Ended,
  effects: Effects,
): Promise<readonly MovementId[]> => {
  const { client, schema } = effects;
  const taken = payment?.movementId ? await firstId(payment.movementId, effects) : null;
  const { rows } = await client.query<Readonly<{ movement_id: MovementId }>>(
    `update ${schema}.movement_payments set use = $2
     where invoice_id = $1 and use = 'PAYS' and paid_at < $3 and ($4 or movement_id = $5) returning movement_id`,
    [invoiceId, use, position, payment === undefined, taken],
  );
  return rows.map((row) => row.movement_id);
};

/** By hand, the money is free again; by a payment that came back, it is not. */
export const writeReopened = async (
  { data: { invoiceId, movement, payment } }: InvoiceReopened,
  paidAt: MovementPaymentRow['paidAt'],
  effects: Effects,
): Promise<readonly MovementId[]> => {
  const use = movement ? 'RETURNED' : 'RELEASED';
  const ended = await endPayment(invoiceId, { use, position: paidAt, payment }, effects);
  if (!movement) return ended;
  const { movementId, amount } = movement;
  return [
    ...ended,
    ...(await add({ paidAt, use: 'TAKES_BACK', movementId, invoiceId, collectionId: null, amount }, effects)),
  ];
};

/** The movement is money of a collection, or has taken a debit back. */
export const writeDebitMovement = async (
  { data }: CollectionCredited | ReturnCharged,
  paidAt: MovementPaymentRow['paidAt'],
  effects: Effects,
): Promise<readonly MovementId[]> => {
  const { collectionId, movement } = data;
  const [use, invoiceId] =
    'invoiceId' in data ? (['TAKES_BACK', data.invoiceId] as const) : (['CREDITS', null] as const);
  return add({ paidAt, use, invoiceId, collectionId, ...movement }, effects);
};

/** What is left of a movement is a credit of its payer. */
export const writeCreditOf = async (
  { data: { movementId, amount } }: CreditReceived,
  paidAt: MovementPaymentRow['paidAt'],
  effects: Effects,
): Promise<readonly MovementId[]> => {
  if (movementId === null) return [];
  const used = { movementId: await firstId(movementId, effects), amount, invoiceId: null, collectionId: null };
  return add({ paidAt, use: 'CREDIT', ...used }, effects);
};

/** The money is free again, unless it went back. */
export const writeWithdrawn = async (
  { data: { movementId, isReturned } }: CreditWithdrawn,
  position: MovementPaymentRow['paidAt'],
  effects: Effects,
): Promise<readonly MovementId[]> => {
  if (movementId === null || isReturned) return [];
  const [id, { client, schema }] = [await firstId(movementId, effects), effects];
  await client.query(
    `update ${schema}.movement_payments set use = 'RELEASED' where movement_id = $1 and use = 'CREDIT' and paid_at < $2`,
    [id, position],
  );
  return [id];
};
