import type { ClaimRow, InvoiceRow } from '@platzwart/contracts/invoice';
import type pg from 'pg';
import { recordOf } from './recordOf.ts';

/** Invoices, and what people owe. */
export const insertInvoices = async (
  client: pg.ClientBase,
  { invoices, claims }: Readonly<{ invoices: readonly InvoiceRow[]; claims: readonly ClaimRow[] }>,
): Promise<void> => {
  const into = (table: string) =>
    `insert into invoices.${table} select * from jsonb_populate_record(null::invoices.${table}, $1)`;
  for (const row of invoices) await client.query(into('invoices'), [recordOf(row)]);
  for (const row of claims) await client.query(into('claims'), [recordOf(row)]);
};
