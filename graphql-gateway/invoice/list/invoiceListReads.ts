import { type LocalDate, centsSchema, rowReader } from '@platzwart/contracts/core';
import { type InvoiceRow, invoiceColumns } from '@platzwart/contracts/invoice';
import * as v from 'valibot';
import { type Database, decodeRows } from '../../core/database.ts';
import { wordCondition } from '../../core/wordSearch.ts';
import { isToCorrect } from '../invoiceReads.ts';
import { issuePeriodOf } from '../issuePeriod.ts';
import type { InvoiceFilter, InvoiceListState, InvoiceSort } from './invoiceFilter.ts';

const reader = rowReader(invoiceColumns);
const from = 'from invoices.invoices as invoice left join people.people as person using (person_id)';

const isUnpaid = `invoice.state in ('UNPAID', 'INVOICED')`;
/** `today`: the parameter with the club's day, as `isOverdue` of the type has it. */
const isLate = (today: string): string => `coalesce(invoice.due_on < ${today}, false)`;
/** A document that cancels the whole invoice, not the rest of it alone. */
const cancelsWhole =
  '(select cancelled.cancelled_by = invoice.invoice_id from invoices.invoices as cancelled where cancelled.invoice_id = invoice.cancels) is true';
const conditions: Readonly<Record<InvoiceListState, (today: string) => string>> = {
  OPEN: () => isUnpaid,
  UNPAID: (today) => `invoice.state = 'UNPAID' and not ${isLate(today)}`,
  INVOICED: (today) => `invoice.state = 'INVOICED' and not ${isLate(today)}`,
  OVERDUE: (today) => `${isUnpaid} and ${isLate(today)}`,
  PAID: () => `invoice.state = 'PAID'`,
  CANCELED: () => `invoice.state = 'CANCELED' and invoice.cancels is null`,
  STORNO: () => `invoice.cancels is not null and (${cancelsWhole})`,
  CORRECTION: () => `invoice.cancels is not null and not (${cancelsWhole})`,
  REFUND_DUE: () => 'invoice.refund_due > 0',
  TO_CORRECT: () =>
    `exists (select from invoices.claims as claim where claim.invoice_id = invoice.invoice_id and ${isToCorrect})`,
};

const orders: Readonly<Record<InvoiceSort, string>> = {
  NUMBER: 'invoice.number',
  PERSON: 'person.name_key',
  AMOUNT: 'case when invoice.cancels is null then invoice.amount_due else -invoice.amount_due end',
  DUE: 'invoice.due_on',
};

/** Of equal ones the newest first. */
const orderBy = ({ sort, descending }: InvoiceFilter): string =>
  `${orders[sort]} ${descending ? 'desc' : 'asc'} nulls last, invoice.number desc`;

/** Today's names of the person, their e-mail and number, and both halves of the invoice's number. */
const searched = `concat_ws(' ', person.search, replace(invoice.number, '-', ' '))`;

/** One SQL text for each set of filters, so that each has its own plan; $1 is the club's day. */
const filtersOf = (filter: InvoiceFilter, today: LocalDate) => {
  const values: unknown[] = [today];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const all = ['$1::date is not null'];
  if (filter.state !== null) all.push(conditions[filter.state]('$1'));
  if (filter.year !== null) {
    const { from: first, before } = issuePeriodOf(filter.year, filter.month);
    all.push(`invoice.issued_on >= ${parameter(first)} and invoice.issued_on < ${parameter(before)}`);
  }
  const found = wordCondition({ search: filter.search, column: searched, bind: parameter });
  if (found !== null) all.push(found);
  return { where: all.join(' and '), values };
};

const sumsSchema = v.object({ total: v.number(), open: centsSchema, overdue: centsSchema });
const yearSchema = v.object({ year: v.number() });

/** What is still to come in of all that match, and how much of it is late, in cents. */
const sums = `count(*)::int as total,
  coalesce(sum(invoice.amount_due - invoice.waived_amount - invoice.paid_amount) filter (where ${conditions.OPEN('$1')}), 0)::float8 as open,
  coalesce(sum(invoice.amount_due - invoice.waived_amount - invoice.paid_amount) filter (where ${conditions.OVERDUE('$1')}), 0)::float8 as overdue`;

export type InvoicesOnPage = v.InferOutput<typeof sumsSchema> & Readonly<{ invoices: readonly InvoiceRow[] }>;

export type InvoiceListReads = Readonly<{
  page: (filter: InvoiceFilter, today: LocalDate) => Promise<InvoicesOnPage>;
  /** In which invoices were issued, the newest first. */
  years: () => Promise<readonly number[]>;
}>;

/** The list of all invoices, page by page. */
export const invoiceListReads = (database: Pick<Database, 'rows'>): InvoiceListReads => ({
  page: async (filter, today) => {
    const { where, values } = filtersOf(filter, today);
    const paging = `limit $${values.length + 1} offset $${values.length + 2}`;
    const [rows, counted] = await Promise.all([
      database.rows(
        `select ${reader.selectList('invoice')} ${from} where ${where} order by ${orderBy(filter)} ${paging}`,
        [...values, filter.size, (filter.page - 1) * filter.size],
      ),
      database.rows(`select ${sums} ${from} where ${where}`, values),
    ]);
    const [totals] = decodeRows(sumsSchema, counted);
    if (!totals) throw new Error('A count has no row');
    return { invoices: reader.decode(rows), ...totals };
  },
  years: async () =>
    decodeRows(
      yearSchema,
      await database.rows(
        `select distinct extract(year from issued_on)::int as year from invoices.invoices order by 1 desc`,
        [],
      ),
    ).map(({ year }) => year),
});
