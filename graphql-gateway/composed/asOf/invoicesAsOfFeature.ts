import type { GatewayFeature } from '../../core/gatewayFeature.ts';
import { type PolicyTable, forAdmins } from '../../core/policy.ts';
import { entryReader } from '../../history/historyReads.ts';
import { invoiceReads } from '../../invoice/invoiceReads.ts';
import { invoiceType } from '../../invoice/invoiceType.ts';
import { foldInvoices, invoiceActions } from './foldInvoices.ts';

const policies: PolicyTable = { Query: { invoicesAsOf: forAdmins } };

const upTo = `
  select ${entryReader.selectList()} from history.entries
  where action = any($1::text[]) and occurred_at <= $2 order by entry_id`;

/** The invoices as they stood at a moment (decisions.md N48). Their documents are those of the issue, which never change. */
export const invoicesAsOfFeature: GatewayFeature = {
  policies,
  readModels: ['history', 'invoices'],
  open: ({ database }) => {
    const invoices = invoiceReads(database);
    return {
      addToSchema: (builder) => {
        builder.queryField('invoicesAsOf', (t) =>
          t.field({
            type: [invoiceType(builder)],
            description:
              '(+) The invoices as they stood at an instant, the newest first; of more than 2,000 the newest. `overdue` is as of today.',
            args: { at: t.arg({ type: 'DateTime', required: true }) },
            resolve: async (_, { at }) => {
              const entries = entryReader.decode(await database.rows(upTo, [invoiceActions, at]));
              return [...foldInvoices(await invoices.all(), entries)];
            },
          }),
        );
      },
    };
  },
};
