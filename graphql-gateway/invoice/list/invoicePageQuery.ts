import { clubClockAt } from '@platzwart/contracts/club-time';
import type { Builder } from '../../core/builder.ts';
import { parseInput } from '../../core/parseInput.ts';
import { type PolicyTable, allOf, forAdmins } from '../../core/policy.ts';
import { invoiceType } from '../invoiceTypeReference.ts';
import { invoiceLimitsSchema, invoiceListStates, invoiceSorts } from './invoiceFilter.ts';
import type { InvoiceListReads, InvoicesOnPage } from './invoiceListReads.ts';

export const invoicePagePolicies: PolicyTable = {
  InvoicePage: allOf(['invoices', 'total', 'open', 'overdue', 'years'], forAdmins),
  Query: { invoicePage: forAdmins },
};

const rowsOfPage = 50;

type Limits = Readonly<{ search?: unknown; year?: unknown; month?: unknown; page?: unknown; size?: unknown }>;

/** The limits of a page as `invoiceLimitsSchema` wants them. */
const completeLimits = ({ search, year = null, month = null, page, size }: Limits) => ({
  ...{ search: search ?? '', year, month, page: page ?? 1, size: size ?? rowsOfPage },
});

/** `invoicePage`: the invoices of the club, filtered, sorted and paged on the server. */
export const addInvoicePage = (builder: Builder, reads: InvoiceListReads): void => {
  const state = builder.enumType('InvoiceListState', {
    values: invoiceListStates,
    description:
      '(+) OPEN: not paid yet. UNPAID and INVOICED: those that are not overdue. STORNO: documents that cancel an invoice. CORRECTION: those that waive its rest.',
  });
  const sort = builder.enumType('InvoiceSort', {
    values: invoiceSorts,
    description: '(+) NUMBER is also the order of issue.',
  });
  const page = builder.objectRef<InvoicesOnPage>('InvoicePage').implement({
    description: '(+)',
    fields: (t) => ({
      invoices: t.field({ type: [invoiceType(builder)], resolve: ({ invoices }) => [...invoices] }),
      total: t.exposeInt('total', { description: 'On all pages together.' }),
      open: t.expose('open', { type: 'Cents', description: 'To be paid, of all that match.' }),
      overdue: t.expose('overdue', { type: 'Cents', description: 'Of `open`, what is late today.' }),
      years: t.field({
        type: ['Int'],
        description: 'In which any invoice was issued, the newest first.',
        resolve: async () => [...(await reads.years())],
      }),
    }),
  });
  builder.queryField('invoicePage', (t) =>
    t.field({
      type: page,
      description:
        "(+) `search`: beginnings of the person's names, e-mail or number as of today, or of the invoice's number. A filter without a value: all.",
      args: {
        search: t.arg.string(),
        state: t.arg({ type: state }),
        year: t.arg.int({ description: 'Of the issue.' }),
        month: t.arg.int({ description: '1 to 12, within the year.' }),
        sort: t.arg({ type: sort, description: 'By number by default.' }),
        descending: t.arg.boolean({ description: 'True by default.' }),
        page: t.arg.int({ description: 'From 1.' }),
        size: t.arg.int({ description: 'At most 100.' }),
      },
      resolve: (_, { state: inState = null, sort: by, descending, ...limits }, { now }) =>
        reads.page(
          {
            ...parseInput(invoiceLimitsSchema, completeLimits(limits)),
            ...{ state: inState, sort: by ?? 'NUMBER', descending: descending ?? true },
          },
          clubClockAt(now).date,
        ),
    }),
  );
};
