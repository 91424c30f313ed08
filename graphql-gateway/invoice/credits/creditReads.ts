import { type PersonId, centsSchema, invoiceIdSchema, rowReader } from '@platzwart/contracts/core';
import { type CreditRow, creditColumns } from '@platzwart/contracts/invoice';
import * as v from 'valibot';
import { type Database, decodeRows } from '../../core/database.ts';

const reader = rowReader(creditColumns);
const openSchema = v.object({ invoiceId: invoiceIdSchema, number: v.string(), openAmount: centsSchema });
/** An invoice that a credit can pay; `openAmount` in cents. */
export type OpenInvoice = Readonly<v.InferOutput<typeof openSchema>>;

export type CreditReads = Readonly<{
  /** Of which something is left, the oldest first, at most 500. */
  left: () => Promise<readonly CreditRow[]>;
  /** Also those that are paid back or set off; the newest first. */
  ofPerson: (personId: PersonId) => Promise<readonly CreditRow[]>;
  /** What a person has to pay. */
  openInvoicesOf: (personId: PersonId) => Promise<readonly OpenInvoice[]>;
}>;

const openInvoices = `
  select invoice_id as "invoiceId", number, (amount_due - waived_amount - paid_amount)::float8 as "openAmount"
  from invoices.invoices where person_id = $1 and state in ('UNPAID', 'INVOICED') and due_on is not null
  order by number`;

export const creditReads = (database: Pick<Database, 'rows'>): CreditReads => {
  const select = `select ${reader.selectList()} from invoices.credits`;
  return {
    left: async () =>
      reader.decode(
        await database.rows(`${select} where rest > 0 order by received_on, number, credit_id limit 500`, []),
      ),
    ofPerson: async (personId) =>
      reader.decode(
        await database.rows(`${select} where person_id = $1 order by received_on desc, credit_id`, [personId]),
      ),
    openInvoicesOf: async (personId) => decodeRows(openSchema, await database.rows(openInvoices, [personId])),
  };
};
