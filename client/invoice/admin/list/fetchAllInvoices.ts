import { fetchQuery } from 'react-relay';
import { type Environment, graphql } from 'relay-runtime';
import type {
  fetchAllInvoicesQuery,
  fetchAllInvoicesQuery$data,
} from '../../../__generated__/fetchAllInvoicesQuery.graphql.ts';
import { type InvoiceFilter, variablesOf } from './invoiceFilter.ts';

export type ExportedInvoice = fetchAllInvoicesQuery$data['invoicePage']['invoices'][number];

const query = graphql`
  query fetchAllInvoicesQuery(
    $search: String
    $state: InvoiceListState
    $year: Int
    $month: Int
    $sort: InvoiceSort
    $descending: Boolean
    $page: Int
    $size: Int
  ) {
    invoicePage(
      search: $search
      state: $state
      year: $year
      month: $month
      sort: $sort
      descending: $descending
      page: $page
      size: $size
    ) {
      total
      invoices {
        _id
        invoiceNumber
        createDate
        dueDate
        state
        overdue
        warningLevel
        amountDue
        refundDue
        paidAt
        isCorrection
        cancels {
          _id
        }
        invoiceTo {
          userID
          firstName
          lastName
        }
      }
    }
  }
`;

/** The server's maximum. */
const size = 100;

/**
 * All invoices that match, in the list's order; calls `onProgress` after each page. Throws `ServerRefusal`. One that is issued meanwhile may
 * move another one to the next page: duplicates are removed.
 */
export const fetchAllInvoices = async (
  environment: Environment,
  filter: InvoiceFilter,
  onProgress: (progress: Readonly<{ done: number; total: number }>) => void,
): Promise<readonly ExportedInvoice[]> => {
  const found = new Map<string, ExportedInvoice>();
  for (let page = 1; ; page += 1) {
    const answer = await fetchQuery<fetchAllInvoicesQuery>(
      environment,
      query,
      { ...variablesOf(filter, size), page },
      { networkCacheConfig: { force: true } },
    ).toPromise();
    const { invoices, total } = answer?.invoicePage ?? { invoices: [], total: 0 };
    for (const invoice of invoices) found.set(invoice._id, invoice);
    onProgress({ done: found.size, total });
    if (invoices.length < size) return [...found.values()];
  }
};
