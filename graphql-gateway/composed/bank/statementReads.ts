import { type InvoiceId, cents, rowReader } from '@platzwart/contracts/core';
import { invoiceColumns, invoiceNumberSchema } from '@platzwart/contracts/invoice';
import * as v from 'valibot';
import { type InvoiceToMatch, isAwaited } from '../../bank/matching/invoiceToMatch.ts';
import { namedNumbers } from '../../bank/matching/namedInvoices.ts';
import type { MovementToMatch } from '../../bank/matching/movementToMatch.ts';
import type { Database } from '../../core/database.ts';
import type { PeopleReads } from '../../core/peopleReads.ts';

const { invoiceId, personId, number, state, amountDue, paidAmount, waivedAmount, payments, paidReference } =
  invoiceColumns;
const reader = rowReader({
  invoiceId,
  personId,
  number,
  state,
  amountDue,
  paidAmount,
  waivedAmount,
  payments,
  paidReference,
});

export type StatementReads = Readonly<{
  /** The invoices that await money, those that the movements name or have paid, and these. */
  toMatch: (entries: readonly MovementToMatch[], others: readonly InvoiceId[]) => Promise<readonly InvoiceToMatch[]>;
}>;

/** Documents that cancel an invoice await no money. */
const candidates = `
  select ${reader.selectList()} from invoices.invoices
  where cancels is null and amount_due > 0
    and (state in ('UNPAID', 'INVOICED') or number = any($1::text[]) or paid_reference = any($2::text[])
      or invoice_id = any($3::uuid[]))
  order by number`;

export const statementReads = (
  database: Pick<Database, 'rows'>,
  people: Pick<PeopleReads, 'byIds'>,
): StatementReads => ({
  toMatch: async (entries, others) => {
    const numbers = new Set(entries.flatMap((entry) => [...namedNumbers(entry).keys()]));
    const ids = entries.map(({ id }) => id);
    const rows = reader.decode(await database.rows(candidates, [[...numbers], ids, others]));
    const payers = await people.byIds([...new Set(rows.map((row) => row.personId))]);
    return rows.map(({ paidAmount: received, waivedAmount, ...row }) => ({
      ...row,
      amountDue: isAwaited(row) ? cents(row.amountDue - waivedAmount - received) : row.amountDue,
      number: v.parse(invoiceNumberSchema, row.number),
      payer: payers.get(row.personId) ?? null,
    }));
  },
});
