import { noCents } from '@platzwart/contracts/core';
import {
  type InvoiceCancelled,
  type InvoiceRestWaived,
  type InvoiceWarned,
  receivedOf,
} from '@platzwart/contracts/invoice';
import { type Decision, accept, reject } from '../../core/decider.ts';
import type { InvoicesErrorCode, RevokeInvoice, WaiveRest, WarnOfInvoice } from './invoicesCommands.ts';
import { type InvoicesState, openOf } from './invoicesState.ts';
import { nextInvoiceNumber } from './issueInvoice.ts';
import { claimsOfInvoice, missing, nameOfInvoice, notUpdated, unknownInvoice } from './settleInvoice.ts';

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
 * ERR_INVOICE_NOT_UPDATED: a part of it was waived, or, field `number`, other documents were issued since this one was written. A repetition
 * writes no event.
 */
export const decideRevokeInvoice = (
  { data }: RevokeInvoice,
  state: InvoicesState,
): Decision<InvoiceCancelled, InvoicesErrorCode> => {
  const { invoiceId, stornoId, stornoNumber, issuedOn, sealedReason, templateVersion, sealedDocument } = data;
  const invoice = state.invoices.get(invoiceId);
  if (!invoice) return unknownInvoice;
  if (invoice.state === 'CANCELED') return accept();
  // Two documents would take back the same money.
  if (invoice.waived > noCents) return notUpdated;
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

/**
 * The club does without the rest, and a document with the next number says so (decisions.md Q1). Refuses with ERR_INVOICE_NOT_FOUND, and with
 * ERR_INVOICE_NOT_UPDATED: paid, cancelled, or, field `number`, other documents or payments came since the document was written.
 */
export const decideWaiveRest = (
  { data: { totals, ...data } }: WaiveRest,
  state: InvoicesState,
): Decision<InvoiceRestWaived, InvoicesErrorCode> => {
  const invoice = state.invoices.get(data.invoiceId);
  if (!invoice) return missing(state, data.invoiceId);
  const open = openOf(invoice);
  if (open <= noCents) return notUpdated;
  const isCurrent = data.correctionNumber === nextInvoiceNumber(state, data.issuedOn) && data.amount === open;
  if (!isCurrent) return reject('ERR_INVOICE_NOT_UPDATED', 'number');
  return accept({
    type: 'InvoiceRestWaived',
    data: { ...data, ...nameOfInvoice(invoice), ...totals, totals: [...totals.totals], ...claimsOfInvoice(invoice) },
  });
};
