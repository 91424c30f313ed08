import { cents } from '@platzwart/contracts/core';
import type {
  CreditReceived,
  CreditRefunded,
  CreditWithdrawn,
  InvoicePaid,
  InvoicePartPaid,
} from '@platzwart/contracts/invoice';
import { type Decision, accept, reject } from '../../core/decider.ts';
import type { CreditByMovement, PayByCredit, RefundCredit, TakeCreditBack } from './creditLedgerCommands.ts';
import type { InvoicesErrorCode } from './invoicesCommands.ts';
import { type InvoicesState, openOf } from './invoicesState.ts';
import { creditReceived, isWhole, nameOfCredit, usedUp, withdrawn } from './creditsOfPayments.ts';
import { missing, notUpdated, paymentEvent } from './settleInvoice.ts';

const unknownCredit = reject('ERR_CREDIT_NOT_FOUND', 'id');

/**
 * What is left of a movement is a credit of whom the invoice is for, also where it is paid or cancelled; the part `bank` guards the movement. Refuses with
 * ERR_INVOICE_NOT_FOUND, and with ERR_INVOICE_NOT_UPDATED where money is still awaited for the invoice: then the movement pays it.
 */
export const decideCreditByMovement = (
  { data: { number, creditId, movementId, amount, paidOn } }: CreditByMovement,
  state: InvoicesState,
): Decision<CreditReceived, InvoicesErrorCode> => {
  const invoice = state.invoices.find((each) => each.number === number);
  if (!invoice) return reject('ERR_INVOICE_NOT_FOUND', 'number');
  if (openOf(invoice) > 0 || amount <= 0) return reject('ERR_INVOICE_NOT_UPDATED', 'number');
  const receipt = { paidOn, method: 'BANK', reference: movementId } as const;
  return accept(creditReceived(invoice, { creditId, amount, ...receipt, movementId }));
};

/**
 * What is left of a credit is paid back. Refuses with ERR_CREDIT_NOT_FOUND, ERR_CREDIT_NOT_UPDATED (nothing is left) and ERR_INVALID_INPUT
 * (`refundedOn` before it was paid, or in the future). A repetition writes no event.
 */
export const decideRefundCredit = (
  { data: { creditId, today, refundedOn, ...receipt } }: RefundCredit,
  { credits }: InvoicesState,
): Decision<CreditRefunded, InvoicesErrorCode> => {
  const credit = credits.get(creditId);
  if (!credit) return unknownCredit;
  if (credit.isRefunded) return accept();
  if (credit.rest <= 0) return usedUp;
  if (refundedOn < credit.paidOn || refundedOn > today) return reject('ERR_INVALID_INPUT', 'refundedOn');
  const data = { ...nameOfCredit(credit), amount: credit.rest, refundedOn, ...receipt };
  return accept({ type: 'CreditRefunded', data });
};

/**
 * A credit pays an open invoice of the same person, all of it or as much as is left of the credit. Refuses with ERR_CREDIT_NOT_FOUND,
 * ERR_CREDIT_NOT_UPDATED (nothing is left), ERR_INVOICE_NOT_FOUND and ERR_INVOICE_NOT_UPDATED (nothing is open, or it is somebody else's).
 */
export const decidePayByCredit = (
  { data: { creditId, invoiceId, today } }: PayByCredit,
  state: InvoicesState,
): Decision<InvoicePaid | InvoicePartPaid, InvoicesErrorCode> => {
  const credit = state.credits.get(creditId);
  if (!credit) return unknownCredit;
  if (credit.rest <= 0) return usedUp;
  const invoice = state.invoices.get(invoiceId);
  if (!invoice) return missing(state, invoiceId);
  const amount = cents(Math.min(credit.rest, openOf(invoice)));
  if (invoice.personId !== credit.personId || amount <= 0) return notUpdated;
  return accept(paymentEvent(invoice, { amount, paidOn: today, method: 'CREDIT', reference: creditId }));
};

/** There is no such credit. Refuses with ERR_CREDIT_NOT_FOUND, and with ERR_CREDIT_NOT_UPDATED where it was paid back or set off. */
export const decideTakeCreditBack = (
  { data: { creditId } }: TakeCreditBack,
  { credits }: InvoicesState,
): Decision<CreditWithdrawn, InvoicesErrorCode> => {
  const credit = credits.get(creditId);
  if (!credit) return unknownCredit;
  return isWhole(credit) ? accept(withdrawn(credit, { isReturned: false })) : usedUp;
};
