import type { CollectionSettled, DebitAnnounced, DebitReturned } from '@platzwart/contracts/debit';
import type { InvoicePaid, InvoiceReopened } from '@platzwart/contracts/invoice';
import { type Accepted, type Decision, accept, reject } from '../../core/decider.ts';
import type { InvoicesErrorCode } from './invoicesCommands.ts';
import { type InvoicesState, type LedgerInvoice, openOf } from './invoicesState.ts';
import { claimsOfInvoice, nameOfInvoice, takenBack } from './settleInvoice.ts';

const isOpen = ({ state }: LedgerInvoice): boolean => state === 'UNPAID' || state === 'INVOICED';
const isAsAnnounced = (invoice: LedgerInvoice, debit: DebitAnnounced['data']): boolean =>
  invoice.personId === debit.personId && openOf(invoice) === debit.amount && debit.amount > 0;

/** Only what is open, due by then and of this amount is collected, from the account of the person who owes it. */
export const collectDue = ({ data }: DebitAnnounced, state: InvoicesState): Decision<never, InvoicesErrorCode> => {
  const invoice = state.invoices.get(data.invoiceId);
  return invoice && isOpen(invoice) && isAsAnnounced(invoice, data) && invoice.dueOn <= data.executionOn
    ? accept()
    : reject('ERR_INVOICE_NOT_UPDATED', 'invoiceIDs');
};

/** What was collected is paid, except for invoices that were paid otherwise meanwhile. */
export const payCollected = ({ data }: CollectionSettled, state: InvoicesState): Accepted<InvoicePaid> =>
  accept(
    ...data.debits.flatMap(({ invoiceId, endToEndId }): readonly InvoicePaid[] => {
      const invoice = state.invoices.get(invoiceId);
      if (!invoice || !isOpen(invoice)) return [];
      const receipt = {
        paidOn: data.creditedOn ?? data.executionOn,
        method: 'DIRECT_DEBIT',
        reference: endToEndId,
      } as const;
      const paid = { ...nameOfInvoice(invoice), amount: openOf(invoice), ...receipt, ...claimsOfInvoice(invoice) };
      return [{ type: 'InvoicePaid', data: paid }];
    }),
  );

/** What the debit has paid, and only that, is open again. */
export const reopenReturned = ({ data }: DebitReturned, state: InvoicesState): Accepted<InvoiceReopened> => {
  const invoice = state.invoices.get(data.invoiceId);
  const payment = invoice?.payments.findLast(({ method }) => method === 'DIRECT_DEBIT');
  if (!data.reopens || invoice?.state !== 'PAID' || !payment) return accept();
  return accept({
    type: 'InvoiceReopened',
    data: {
      ...{ ...nameOfInvoice(invoice), sealedReason: null, ...claimsOfInvoice(invoice) },
      ...{ ...takenBack(payment), returnedOn: data.returnedOn },
    },
  });
};
