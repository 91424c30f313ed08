import * as v from 'valibot';
import type { Builder } from '../../core/builder.ts';
import type { GatewayFeature } from '../../core/gatewayFeature.ts';
import { parseInput } from '../../core/parseInput.ts';
import { type PolicyTable, forAdmins } from '../../core/policy.ts';
import { historyEntryType } from '../../history/historyType.ts';
import { invoiceType } from '../../invoice/invoiceTypeReference.ts';
import { type IssuePeriod, issuePeriodOf, yearAndMonth } from '../../invoice/issuePeriod.ts';
import { foldInvoices } from './foldInvoices.ts';
import { type InvoiceHistoryReads, invoiceHistoryReads } from './invoiceHistoryReads.ts';

const policies: PolicyTable = { Query: { invoicesAsOf: forAdmins, invoicesHistory: forAdmins } };

const periodSchema = v.object(yearAndMonth);
type Given = Readonly<{ year?: number | null | undefined; month?: number | null | undefined }>;

/** Null without a year. */
const periodOf = ({ year = null, month = null }: Given): IssuePeriod | null => {
  const parsed = parseInput(periodSchema, { year, month });
  return parsed.year === null ? null : issuePeriodOf(parsed.year, parsed.month);
};

const addInvoicesAsOf = (builder: Builder, reads: InvoiceHistoryReads): void => {
  builder.queryFields((t) => ({
    invoicesAsOf: t.field({
      type: [invoiceType(builder)],
      description:
        '(+) The invoices as they stood at an instant, the newest first; of more than 2,000 the newest. `overdue` is as of today.',
      args: {
        at: t.arg({ type: 'DateTime', required: true }),
        year: t.arg.int({ description: 'Of the issue; missing: all.' }),
        month: t.arg.int({ description: '1 to 12, within the year.' }),
      },
      resolve: async (_, { at, ...period }) => {
        const issued = periodOf(period);
        const [rows, entries] = await Promise.all([reads.invoices(issued), reads.until(issued, at)]);
        return [...foldInvoices(rows, entries)];
      },
    }),
    invoicesHistory: t.field({
      type: [historyEntryType(builder)],
      description:
        '(+) What happened to the invoices that were issued in a year, the oldest first: the steps between which `invoicesAsOf` stays the same. With `at` only what happened at that instant.',
      args: {
        year: t.arg.int({ required: true }),
        month: t.arg.int({ description: '1 to 12.' }),
        at: t.arg({ type: 'DateTime' }),
      },
      resolve: (_, { at, ...period }) => reads.history(periodOf(period), at ?? null),
    }),
  }));
};

/** The invoices as they stood at a moment (decisions.md N48). Their documents are those of the issue, which never change. */
export const invoicesAsOfFeature: GatewayFeature = {
  policies,
  readModels: ['history', 'invoices', 'people'],
  open: ({ database }) => ({ addToSchema: (builder) => addInvoicesAsOf(builder, invoiceHistoryReads(database)) }),
};
