import {
  type Claim,
  type ClaimKind,
  type InvoiceId,
  type LocalDate,
  type PersonId,
  addDays,
  claimKey,
} from '@platzwart/contracts/core';
import {
  type ClaimPaid,
  type ClaimRefunded,
  type InvoiceDelivered,
  type InvoicePaid,
  type InvoicePartPaid,
  type InvoicePayment,
  type InvoiceRefunded,
  type InvoiceReopened,
  receivedOf,
} from '@platzwart/contracts/invoice';
import { type Decision, type Rejected, accept, reject } from '../../core/decider.ts';
import type {
  DeliverInvoice,
  InvoicesErrorCode,
  PayClaim,
  PayInvoice,
  RefundClaim,
  RefundInvoice,
  ReopenInvoice,
} from './invoicesCommands.ts';
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
 * Money has arrived: all that is open, or a part of it (decisions.md Q1). Refuses with ERR_INVOICE_NOT_FOUND, ERR_INVOICE_NOT_UPDATED (paid or
 * cancelled) and ERR_INVALID_INPUT (`paidAt` before the time that it bills, or in the future; `amount` more than is open).
 */
export const decidePayInvoice = (
  { data: { invoiceId, paidOn, today, method, reference, amount } }: PayInvoice,
  state: InvoicesState,
): Decision<InvoicePaid | InvoicePartPaid, InvoicesErrorCode> => {
  const invoice = state.invoices.get(invoiceId);
  if (!invoice) return missing(state, invoiceId);
  if (invoice.state === 'CANCELED' || invoice.state === 'PAID') return notUpdated;
  if (!isDayOfMoney(paidOn, invoice, today)) return reject('ERR_INVALID_INPUT', 'paidAt');
  const open = openOf(invoice);
  if (amount !== null && amount > open) return reject('ERR_INVALID_INPUT', 'amount');
  return accept(paymentEvent(invoice, { amount: amount ?? open, paidOn, method, reference }));
};

/** The payment that is taken back, as an event names it. */
export const takenBack = ({ amount, method, movementId }: InvoicePayment) => ({
  payment: { amount, method, movementId },
});

/**
 * The last payment was none, or went back (decisions.md N38, Q1). Refuses with ERR_INVOICE_NOT_FOUND, ERR_INVOICE_NOT_UPDATED (cancelled) and ERR_INVALID_INPUT
 * (`returnedAt` before the time that it bills, or in the future).
 */
export const decideReopenInvoice = (
  { data: { invoiceId, sealedReason, returnedOn, today } }: ReopenInvoice,
  state: InvoicesState,
): Decision<InvoiceReopened, InvoicesErrorCode> => {
  const invoice = state.invoices.get(invoiceId);
  if (!invoice) return missing(state, invoiceId);
  if (invoice.state === 'CANCELED') return notUpdated;
  const payment = invoice.payments.at(-1);
  if (!payment) return accept();
  if (returnedOn !== null && !isDayOfMoney(returnedOn, invoice, today))
    return reject('ERR_INVALID_INPUT', 'returnedAt');
  const back = returnedOn === null ? {} : { returnedOn };
  return accept({
    type: 'InvoiceReopened',
    data: { ...nameOfInvoice(invoice), sealedReason, ...claimsOfInvoice(invoice), ...takenBack(payment), ...back },
  });
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

type OwnedClaim = Readonly<{ personId: PersonId; claim: Claim }>;

/** Rare, so nothing is kept to find a claim without its person. */
const ownedClaim = ({ claims }: InvoicesState, key: string): OwnedClaim | null => {
  for (const [personId, ofPerson] of claims) {
    const claim = ofPerson.get(key);
    if (claim) return { personId, claim };
  }
  return null;
};

/** People pay ahead, and a series lasts up to this long (decisions.md B11). */
const paidAheadDays = 400;

/** A card is paid from the day of its order on, a court also before the day of play. */
const firstDayOfMoney = ({ kind, date }: Claim): LocalDate =>
  kind === 'VOUCHER' ? date : addDays(date, -paidAheadDays);

const unknownClaim = (kind: ClaimKind): Rejected<InvoicesErrorCode> =>
  reject(kind === 'VOUCHER' ? 'ERR_VOUCHER_NOT_FOUND' : 'ERR_BOOKING_NOT_FOUND', 'id');

/**
 * A claim is paid at the club, without an invoice (decisions.md N38). Refuses with ERR_BOOKING_NOT_FOUND or ERR_VOUCHER_NOT_FOUND (nothing
 * is owed for it), ERR_INVOICE_NOT_UPDATED (an invoice demands it) and ERR_INVALID_INPUT (`paidAt` long before the booking, before the
 * order of the card, or in the future). A repetition writes no event.
 */
export const decidePayClaim = (
  { data: { kind, itemId, paidOn, today, method, reference } }: PayClaim,
  state: InvoicesState,
): Decision<ClaimPaid, InvoicesErrorCode> => {
  const owned = ownedClaim(state, claimKey({ kind, itemId }));
  if (!owned || owned.claim.state === 'NONE') return unknownClaim(kind);
  const { personId, claim } = owned;
  if (claim.state === 'PAID') return accept();
  if (claim.state === 'INVOICED') return notUpdated;
  if (paidOn < firstDayOfMoney(claim) || paidOn > today) return reject('ERR_INVALID_INPUT', 'paidAt');
  return accept({
    type: 'ClaimPaid',
    data: { kind, itemId, personId, amount: claim.gross, paidOn, method, reference },
  });
};

/**
 * What was paid at the club for a booking that is gone is paid back (decisions.md N38). Refuses with ERR_BOOKING_NOT_FOUND or
 * ERR_VOUCHER_NOT_FOUND (nothing is known of it), ERR_INVOICE_NOT_UPDATED (nothing is due) and ERR_INVALID_INPUT (`refundedAt`, as
 * `paidAt` above). A repetition writes no event.
 */
export const decideRefundClaim = (
  { data: { kind, itemId, refundedOn, today, method, reference } }: RefundClaim,
  state: InvoicesState,
): Decision<ClaimRefunded, InvoicesErrorCode> => {
  const owned = ownedClaim(state, claimKey({ kind, itemId }));
  if (!owned) return unknownClaim(kind);
  const { personId, claim } = owned;
  if (claim.clubPayment === 'REFUNDED') return accept();
  if (claim.clubPayment !== 'REFUND_DUE') return notUpdated;
  if (refundedOn < firstDayOfMoney(claim) || refundedOn > today) return reject('ERR_INVALID_INPUT', 'refundedAt');
  return accept({
    type: 'ClaimRefunded',
    data: { kind, itemId, personId, amount: claim.gross, refundedOn, method, reference },
  });
};
