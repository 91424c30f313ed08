import type { InvoiceId, LocalDate } from '@platzwart/contracts/core';
import {
  type CreditReceived,
  type CreditWithdrawn,
  type InvoiceDelivered,
  type InvoicePaid,
  type InvoicePartPaid,
  type InvoicePayment,
  type InvoiceRefunded,
  type InvoiceReopened,
  creditOf,
  namedMovement,
  receivedOf,
} from '@platzwart/contracts/invoice';
import { type Decision, type Rejected, accept, reject } from '../../core/decider.ts';
import type {
  DeliverInvoice,
  InvoicesErrorCode,
  PayInvoice,
  RefundInvoice,
  ReopenInvoice,
} from './invoicesCommands.ts';
import { creditReceived, creditsWith, tooMuch, withdrawAll } from './creditsOfPayments.ts';
import { type InvoicesState, type LedgerInvoice, openOf } from './invoicesState.ts';

export const unknownInvoice = reject('ERR_INVOICE_NOT_FOUND', 'id');
export const notUpdated = reject('ERR_INVOICE_NOT_UPDATED', 'id');

export const nameOfInvoice = ({ invoiceId, personId, number }: LedgerInvoice) => ({ invoiceId, personId, number });
export const claimsOfInvoice = ({ claims }: LedgerInvoice) => ({ claims: [...claims] });

const isStorno = ({ invoices }: InvoicesState, id: InvoiceId): boolean =>
  invoices.some(({ stornoId }) => stornoId === id);

/** Nothing is to be paid for a document that cancels an invoice. */
export const missing = (state: InvoicesState, id: InvoiceId): Rejected<InvoicesErrorCode> =>
  isStorno(state, id) ? notUpdated : unknownInvoice;

/** Money of an invoice moves between the first day that it bills and today. */
const isDayOfMoney = (day: LocalDate, { fromDate }: LedgerInvoice, today: LocalDate): boolean =>
  fromDate <= day && day <= today;

/** The invoice has left the club (decisions.md I1). Refuses with ERR_INVOICE_NOT_FOUND; a repetition writes no event. */
export const decideDeliverInvoice = (
  { data: { invoiceId, by } }: DeliverInvoice,
  state: InvoicesState,
): Decision<InvoiceDelivered, InvoicesErrorCode> => {
  const invoice = state.invoices.get(invoiceId);
  if (!invoice) return isStorno(state, invoiceId) ? accept() : unknownInvoice;
  if (invoice.state !== 'UNPAID') return accept();
  return accept({ type: 'InvoiceDelivered', data: { ...nameOfInvoice(invoice), by, ...claimsOfInvoice(invoice) } });
};

/** The events by which an amount pays an invoice: all that is open, or a part of it. */
export const paymentEvent = (
  invoice: LedgerInvoice,
  receipt: Omit<InvoicePartPaid['data'], 'invoiceId' | 'number' | 'personId'>,
): InvoicePaid | InvoicePartPaid => {
  const paid = { ...nameOfInvoice(invoice), ...receipt };
  return receipt.amount === openOf(invoice)
    ? { type: 'InvoicePaid', data: { ...paid, ...claimsOfInvoice(invoice) } }
    : { type: 'InvoicePartPaid', data: paid };
};

/**
 * Money has arrived: all that is open, or a part of it; what is too much is a credit (decisions.md Q1). Refuses with ERR_INVOICE_NOT_FOUND,
 * ERR_INVOICE_NOT_UPDATED (paid or cancelled) and ERR_INVALID_INPUT (`paidAt` before the time that it bills, or in the future).
 */
export const decidePayInvoice = (
  { data: { invoiceId, paidOn, today, method, reference, amount, creditId } }: PayInvoice,
  state: InvoicesState,
): Decision<InvoicePaid | InvoicePartPaid | CreditReceived, InvoicesErrorCode> => {
  const invoice = state.invoices.get(invoiceId);
  if (!invoice) return missing(state, invoiceId);
  if (invoice.state === 'CANCELED' || invoice.state === 'PAID') return notUpdated;
  if (!isDayOfMoney(paidOn, invoice, today)) return reject('ERR_INVALID_INPUT', 'paidAt');
  const open = openOf(invoice);
  const [rest, receipt] = [tooMuch(amount, open), { paidOn, method, reference }];
  const paid = paymentEvent(invoice, { amount: rest > 0 ? open : (amount ?? open), ...receipt });
  if (rest === 0) return accept(paid);
  return accept<InvoicePaid | InvoicePartPaid | CreditReceived>(
    paid,
    creditReceived(invoice, { creditId, amount: rest, ...receipt, movementId: namedMovement(reference) }),
  );
};

/** The payment that is taken back, as an event names it. */
export const takenBack = (payment: InvoicePayment) => {
  const [{ amount, method, movementId }, creditId] = [payment, creditOf(payment)];
  return { payment: { amount, method, movementId, ...(creditId ? { creditId } : {}) } };
};

/**
 * The last payment was none, or went back (decisions.md N38, Q1), and with it what it had brought too much. Refuses with ERR_INVOICE_NOT_FOUND, ERR_INVOICE_NOT_UPDATED
 * (cancelled), ERR_CREDIT_NOT_UPDATED (what was too much is paid back or set off) and ERR_INVALID_INPUT (`returnedAt` before the time that it bills, or in the future).
 */
export const decideReopenInvoice = (
  { data: { invoiceId, sealedReason, returnedOn, today } }: ReopenInvoice,
  state: InvoicesState,
): Decision<InvoiceReopened | CreditWithdrawn, InvoicesErrorCode> => {
  const invoice = state.invoices.get(invoiceId);
  if (!invoice) return missing(state, invoiceId);
  if (invoice.state === 'CANCELED') return notUpdated;
  const payment = invoice.payments.at(-1);
  if (!payment) return accept();
  if (returnedOn !== null && !isDayOfMoney(returnedOn, invoice, today))
    return reject('ERR_INVALID_INPUT', 'returnedAt');
  const back = returnedOn === null ? {} : { returnedOn };
  const credits = withdrawAll(creditsWith(state, invoice, payment), { ...back, isReturned: false });
  if ('outcome' in credits) return credits;
  return accept<InvoiceReopened | CreditWithdrawn>(
    {
      type: 'InvoiceReopened',
      data: { ...nameOfInvoice(invoice), sealedReason, ...claimsOfInvoice(invoice), ...takenBack(payment), ...back },
    },
    ...credits,
  );
};

/**
 * What was paid for a cancelled invoice is paid back (decisions.md N41). Refuses with ERR_INVOICE_NOT_FOUND, ERR_INVOICE_NOT_UPDATED
 * (nothing is due) and ERR_INVALID_INPUT (`refundedAt` before the time that it bills, or in the future).
 */
export const decideRefundInvoice = (
  { data: { invoiceId, refundedOn, today, reference } }: RefundInvoice,
  state: InvoicesState,
): Decision<InvoiceRefunded, InvoicesErrorCode> => {
  const invoice = state.invoices.get(invoiceId);
  if (!invoice) return missing(state, invoiceId);
  if (invoice.refund === 'MADE') return accept();
  if (invoice.refund === 'NONE') return notUpdated;
  if (!isDayOfMoney(refundedOn, invoice, today)) return reject('ERR_INVALID_INPUT', 'refundedAt');
  return accept({
    type: 'InvoiceRefunded',
    data: { ...nameOfInvoice(invoice), amount: receivedOf(invoice.payments), refundedOn, reference },
  });
};
