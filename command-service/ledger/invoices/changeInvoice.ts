import { type InvoiceCancelled, type InvoiceWarned, receivedOf } from '@platzwart/contracts/invoice';
import { type Decision, accept, reject } from '../../core/decider.ts';
import type { InvoicesErrorCode, RevokeInvoice, WarnOfInvoice } from './invoicesCommands.ts';
import type { InvoicesState } from './invoicesState.ts';
import { nextInvoiceNumber } from './issueInvoice.ts';
import { claimsOfInvoice, nameOfInvoice, notUpdated, unknownInvoice } from './settleInvoice.ts';

/**
 * The next letter about an overdue invoice (decisions.md I12, N39). Refuses with ERR_INVOICE_NOT_FOUND and ERR_INVOICE_NOT_UPDATED: paid,
 * cancelled, not overdue yet, or another level than the next one, of three.
 */
export const decideWarnOfInvoice = (
  { data: { invoiceId, level, issuedOn, dueOn, templateVersion, sealedDocument } }: WarnOfInvoice,
  state: InvoicesState,
): Decision<InvoiceWarned, InvoicesErrorCode> => {
  const invoice = state.invoices.get(invoiceId);
  if (!invoice) return unknownInvoice;
  const isUnpaid = invoice.state === 'UNPAID' || invoice.state === 'INVOICED';
  if (!isUnpaid || issuedOn <= invoice.dueOn || level !== invoice.warningLevel + 1) return notUpdated;
  return accept({
    type: 'InvoiceWarned',
    data: { ...nameOfInvoice(invoice), level, issuedOn, dueOn, templateVersion, sealedDocument },
  });
};

/**
 * A document with the next number cancels the invoice as a whole, and what has arrived is due back (decisions.md I5, N41). Refuses with ERR_INVOICE_NOT_FOUND, and with
 * ERR_INVOICE_NOT_UPDATED, field `number`, where other documents were issued since this one was written. A repetition writes no event.
 */
export const decideRevokeInvoice = (
  { data }: RevokeInvoice,
  state: InvoicesState,
): Decision<InvoiceCancelled, InvoicesErrorCode> => {
  const { invoiceId, stornoId, stornoNumber, issuedOn, sealedReason, templateVersion, sealedDocument } = data;
  const invoice = state.invoices.get(invoiceId);
  if (!invoice) return unknownInvoice;
  if (invoice.state === 'CANCELED') return accept();
  if (stornoNumber !== nextInvoiceNumber(state, issuedOn)) return reject('ERR_INVOICE_NOT_UPDATED', 'number');
  const { totals, net, vat, total, amountDue, paidBefore, payments } = invoice;
  return accept({
    type: 'InvoiceCancelled',
    data: {
      ...{ ...nameOfInvoice(invoice), stornoId, stornoNumber, issuedOn },
      ...{ totals: [...totals], net, vat, total, amountDue, ...claimsOfInvoice(invoice), paidBefore: [...paidBefore] },
      ...{ refundDue: receivedOf(payments), sealedReason, templateVersion, sealedDocument },
    },
  });
};
