import { type Environment, fetchQuery, graphql } from 'relay-runtime';
import type { fetchInvoicesAsOfQuery } from '../../../__generated__/fetchInvoicesAsOfQuery.graphql.ts';
import { now } from '../../../core/asOf/useKnownAt.ts';
import { clubClockAt } from '../../../core/time/clubTime.ts';
import { type ShownState, isOpen, shownAmount, shownStateOf } from '../../invoiceState.ts';
import type { InvoicesAddress } from './asOfAddress.ts';

/** An invoice as it stood at a moment; `amount` in cents, negative for a document that cancels one. */
export type KnownInvoice = Readonly<{
  id: string;
  number: string;
  /** '' for an erased person. */
  who: string;
  amount: number;
  state: ShownState;
  issuedOn: string;
  dueOn: string | null;
  paidOn: string | null;
  warningLevel: number;
  refundDue: number;
}>;

/** The invoices of a year or month as they stood at a moment, the newest first. `environment` must be one of its own. */
export const fetchInvoicesAsOf = async (
  environment: Environment,
  { year, month, at }: Omit<InvoicesAddress, 'compare'>,
): Promise<readonly KnownInvoice[]> => {
  const answer = await fetchQuery<fetchInvoicesAsOfQuery>(
    environment,
    graphql`
      query fetchInvoicesAsOfQuery($at: DateTime!, $year: Int!, $month: Int) {
        invoicesAsOf(at: $at, year: $year, month: $month) {
          _id
          invoiceNumber
          createDate
          dueDate
          state
          amountDue
          warningLevel
          refundDue
          paidAt
          isCorrection
          cancels {
            _id
          }
          invoiceTo {
            firstName
            lastName
          }
        }
      }
    `,
    { year, month, at: at ?? now },
    { networkCacheConfig: { force: true } },
  ).toPromise();
  const day = clubClockAt(at === null ? Date.now() : Date.parse(at)).date;
  return (answer?.invoicesAsOf ?? []).map(({ state, dueDate, invoiceTo, ...invoice }) => {
    const stated = { state, overdue: false, cancels: invoice.cancels, isCorrection: invoice.isCorrection };
    // Late on that day, not today.
    const overdue = isOpen(stated) && dueDate != null && dueDate < day;
    return {
      id: invoice._id,
      number: invoice.invoiceNumber,
      who: [invoiceTo.lastName, invoiceTo.firstName].filter(Boolean).join(', '),
      amount: shownAmount(invoice),
      state: shownStateOf({ ...stated, overdue }),
      issuedOn: invoice.createDate,
      dueOn: dueDate ?? null,
      paidOn: invoice.paidAt ?? null,
      warningLevel: invoice.warningLevel,
      refundDue: invoice.refundDue,
    };
  });
};
