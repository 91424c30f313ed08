import { type InvoiceId, noCents } from '@platzwart/contracts/core';
import {
  type InvoiceCancelled,
  type InvoiceEvent,
  type InvoiceIssued,
  type InvoiceRestWaived,
  type InvoicePayment,
  type InvoiceRow,
  type PaymentEvent,
  inOrderOfDays,
  invoiceColumns,
  invoiceEventTypes,
  invoicePaymentSchema,
  paymentsAfter,
  receivedOf,
} from '@platzwart/contracts/invoice';
import * as v from 'valibot';
import type { Effects, Logged } from '../../core/readModel.ts';
import { type StornoData, correctionData, issuedRow, openDocument, stornoRow, yearOf } from './invoiceRowOf.ts';
import { upsert } from '../../core/bulkStatement.ts';
import { writtenColumns } from '../../core/writtenColumns.ts';

const columns = writtenColumns(invoiceColumns);

const isInvoiceEvent = (logged: Logged): logged is Logged<InvoiceEvent> =>
  invoiceEventTypes.some((type) => type === logged.event.type);

/** A row that is there already knows this event. */
const add = async (row: InvoiceRow, { client, schema }: Effects): Promise<void> => {
  const target = { table: `${schema}.invoices`, key: 'invoice_id', columns, onlyWhere: 'false' };
  await client.query(upsert(target, [row]));
};

/** `set`: columns of the invoice with their new values. */
const change = async (
  invoiceId: InvoiceId,
  set: Readonly<Record<string, unknown>>,
  { logged: { position }, effects: { client, schema } }: Readonly<{ logged: Logged; effects: Effects }>,
): Promise<void> => {
  const changes = Object.keys(set).map((name, index) => `${name} = $${index + 3}`);
  await client.query({
    text: `update ${schema}.invoices set ${[...changes, 'changed_at = $2'].join(', ')}
           where invoice_id = $1 and changed_at < $2`,
    values: [invoiceId, position, ...Object.values(set)],
  });
};

const keptYears = 8;

/** The documents whose time is over are gone with their key; a table that is built anew cannot open them either (decisions.md N36). */
const forgetDocuments = ({ data: { issuedOn } }: InvoiceIssued, { client, schema }: Effects) =>
  client.query(`update ${schema}.invoices set document = null where issued_on < $1 and document is not null`, [
    `${yearOf(issuedOn) - keptYears}-01-01`,
  ]);

const cancel = async (event: InvoiceCancelled, logged: Logged, effects: Effects): Promise<void> => {
  const { invoiceId, stornoId, refundDue, claims } = event.data;
  const end = {
    ...{ state: 'CANCELED', cancelled_by: stornoId, refund_due: refundDue },
    released: JSON.stringify(claims),
  };
  await change(invoiceId, end, { logged, effects });
  await addStorno(event.data, logged, effects);
};

const waive = async (event: InvoiceRestWaived, logged: Logged, effects: Effects): Promise<void> => {
  const { invoiceId, amount, issuedOn } = event.data;
  if (await isKnown(invoiceId, logged, effects)) return;
  const { client, schema } = effects;
  await client.query(
    `update ${schema}.invoices set waived_amount = waived_amount + $2, state = 'PAID', paid_on = $3, changed_at = $4
     where invoice_id = $1`,
    [invoiceId, amount, issuedOn, logged.position],
  );
  await addStorno(correctionData(event), logged, effects);
};

const addStorno = async (data: StornoData, logged: Logged, effects: Effects): Promise<void> => {
  const { invoiceId } = data;
  const { client, schema } = effects;
  const { rows } = await client.query<Pick<InvoiceRow, 'fromDate' | 'toDate'>>(
    `select from_date::text as "fromDate", to_date::text as "toDate" from ${schema}.invoices where invoice_id = $1`,
    [invoiceId],
  );
  const [period] = rows;
  if (!period) throw new Error(`No invoice ${invoiceId} to cancel or correct`);
  await add(stornoRow(data, { document: await openDocument(data, effects), period }, logged), effects);
};

const paymentsOf = async (invoiceId: InvoiceId, { client, schema }: Effects): Promise<InvoiceRow['payments']> => {
  const { rows } = await client.query<Pick<InvoiceRow, 'payments'>>(
    `select payments from ${schema}.invoices where invoice_id = $1`,
    [invoiceId],
  );
  return v.parse(v.array(invoicePaymentSchema), rows[0]?.payments ?? []);
};

/** What is paid is paid on the last day of its payments (decisions.md Q1, Q2). */
const settledBy = (event: PaymentEvent, payments: readonly InvoicePayment[]) => {
  if (event.type === 'InvoicePartPaid') return {};
  if (event.type === 'InvoiceReopened') return { state: 'INVOICED', paid_on: null, paid_by: null };
  const { method, reference } = event.data;
  const paidOn = inOrderOfDays(payments).at(-1)?.paidOn;
  return { state: 'PAID', paid_on: paidOn, paid_by: method, paid_reference: reference };
};

/** An event that is known already would count its payment twice. */
const isKnown = async (invoiceId: InvoiceId, { position }: Logged, { client, schema }: Effects): Promise<boolean> => {
  const { rowCount } = await client.query(`select from ${schema}.invoices where invoice_id = $1 and changed_at >= $2`, [
    invoiceId,
    position,
  ]);
  return (rowCount ?? 0) > 0;
};

const writePayment = async (event: PaymentEvent, logged: Logged, effects: Effects): Promise<void> => {
  const { invoiceId } = event.data;
  if (await isKnown(invoiceId, logged, effects)) return;
  const payments = paymentsAfter(await paymentsOf(invoiceId, effects), event);
  const sums = { payments: JSON.stringify(payments), paid_amount: receivedOf(payments) };
  await change(invoiceId, { ...settledBy(event, payments), ...sums }, { logged, effects });
};

/** What an event changes of an invoice that exists. */
const changesBy = (
  event: Exclude<InvoiceEvent, InvoiceIssued | InvoiceCancelled | InvoiceRestWaived | PaymentEvent>,
) => {
  switch (event.type) {
    case 'InvoiceWarned':
      return { warning_level: event.data.level, due_on: event.data.dueOn };
    case 'InvoiceRefunded':
      return { refund_due: noCents };
    case 'InvoiceDelivered':
      return { state: 'INVOICED' };
    default:
      return null;
  }
};

const isPayment = (event: InvoiceEvent): event is PaymentEvent =>
  event.type === 'InvoicePaid' || event.type === 'InvoicePartPaid' || event.type === 'InvoiceReopened';

const write = async (logged: Logged<InvoiceEvent>, effects: Effects): Promise<void> => {
  const { event } = logged;
  if (event.type === 'InvoiceIssued') {
    await add(issuedRow(event, await openDocument(event.data, effects), logged), effects);
    await forgetDocuments(event, effects);
    return;
  }
  if (event.type === 'InvoiceCancelled') return cancel(event, logged, effects);
  if (event.type === 'InvoiceRestWaived') return waive(event, logged, effects);
  if (isPayment(event)) return writePayment(event, logged, effects);
  const changes = changesBy(event);
  if (changes && 'invoiceId' in event.data) await change(event.data.invoiceId, changes, { logged, effects });
};

/** Writes invoices one event after the other: they are few. */
export const writeInvoices = async (events: readonly Logged[], effects: Effects): Promise<void> => {
  for (const logged of events.filter(isInvoiceEvent)) await write(logged, effects);
};
