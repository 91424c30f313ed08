import type { InvoiceRow } from '@platzwart/contracts/invoice';
import type { Database } from '../../core/database.ts';
import { type HistoryFacts, entryReader } from '../../history/historyReads.ts';
import { invoiceReads } from '../../invoice/invoiceReads.ts';
import type { IssuePeriod } from '../../invoice/issuePeriod.ts';
import { invoiceActions } from './foldInvoices.ts';

/** Events of the invoices issued in the period $2 to before $3 (null: all); a document that cancels one is an event of that one. */
const ofPeriod = `
  select ${entryReader.selectList()} from history.entries
  where action = any($1::text[])
    and ($2::date is null or subject_id in (
      select coalesce(cancels, invoice_id) from invoices.invoices where issued_on >= $2 and issued_on < $3))`;
const until = `${ofPeriod} and occurred_at <= $4 order by entry_id`;
const happened = `${ofPeriod} and ($4::timestamptz is null or occurred_at = $4) order by entry_id`;

export type InvoiceHistoryReads = Readonly<{
  /** As they are today, the newest first; of more than 2,000 the newest. */
  invoices: (period: IssuePeriod | null) => Promise<readonly InvoiceRow[]>;
  /** What had happened to them up to an instant and including it, in order of position. */
  until: (period: IssuePeriod | null, at: string) => Promise<readonly HistoryFacts[]>;
  /** All that happened to them, or only at an instant. */
  history: (period: IssuePeriod | null, at: string | null) => Promise<readonly HistoryFacts[]>;
}>;

export const invoiceHistoryReads = (database: Pick<Database, 'rows'>): InvoiceHistoryReads => {
  const invoices = invoiceReads(database);
  const entries = async (text: string, period: IssuePeriod | null, at: string | null) =>
    entryReader.decode(await database.rows(text, [invoiceActions, period?.from ?? null, period?.before ?? null, at]));
  return {
    invoices: (period) => (period === null ? invoices.all() : invoices.issuedIn(period)),
    until: (period, at) => entries(until, period, at),
    history: (period, at) => entries(happened, period, at),
  };
};
