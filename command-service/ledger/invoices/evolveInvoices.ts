import {
  type ClaimName,
  type InvoiceId,
  type PersonId,
  claimKey,
  noCents,
  sumOfCents,
} from '@platzwart/contracts/core';
import {
  type ClaimCarriedOver,
  type ClaimPaid,
  type ClaimRefunded,
  type ClaimingInvoiceEvent,
  type InvoiceCancelled,
  type InvoiceDelivered,
  type InvoiceIssued,
  type InvoiceNumber,
  type InvoicePaid,
  type InvoicePartPaid,
  type InvoiceRefunded,
  type InvoiceReopened,
  type InvoiceRestWaived,
  type InvoiceWarned,
  type PaymentEvent,
  claimAfterInvoice,
  claimsNamedBy,
  isOfInvoice,
  paymentsAfter,
} from '@platzwart/contracts/invoice';
import { evolveClaims } from './evolveClaims.ts';
import { evolveCredits, withSetOff } from './evolveCredits.ts';
import { type InvoicesState, type LedgerInvoice, claimOf, withClaim, withLedgerInvoice } from './invoicesState.ts';

/** Whose claims the event may name. */
const ownersOf = ({ invoices }: InvoicesState, event: ClaimingInvoiceEvent): readonly PersonId[] => {
  const paidFor = isOfInvoice(event) ? invoices.get(event.data.invoiceId)?.paidFor : undefined;
  return [event.data.personId, ...(paidFor ?? [])];
};

/** Claims that are forgotten stay so. */
const withEach = (state: InvoicesState, event: ClaimingInvoiceEvent): InvoicesState =>
  ownersOf(state, event).reduce(
    (ofOthers, personId) =>
      claimsNamedBy(event).reduce((next, name) => {
        const claim = claimOf(next, personId, name);
        return claim ? withClaim(next, claimAfterInvoice(event, claim)) : next;
      }, ofOthers),
    state,
  );

const withInvoice = (state: InvoicesState, id: InvoiceId, change: Partial<LedgerInvoice>): InvoicesState => {
  const invoice = state.invoices.get(id);
  return invoice ? withLedgerInvoice(state, { ...invoice, ...change }) : state;
};

const withNumber = (state: InvoicesState, number: InvoiceNumber): InvoicesState => {
  const [year, count] = [Number(number.slice(0, 4)), Number(number.slice(5))];
  const last = Math.max(count, state.lastNumbers.get(year) ?? 0);
  return { ...state, lastNumbers: state.lastNumbers.set(year, last) };
};

const issued = (state: InvoicesState, event: InvoiceIssued): InvoicesState => {
  const { invoiceId, personId, number, issuedOn, fromDate, dueOn, claims, paidBefore, sealedDocument } = event.data;
  const { totals, net, vat, total, amountDue, paidFor = [] } = event.data;
  const invoice: LedgerInvoice = {
    ...{ invoiceId, personId, paidFor, number, issuedOn, fromDate, dueOn, claims, paidBefore, sealedDocument },
    ...{ totals, net, vat, total, amountDue, state: 'UNPAID', warningLevel: 0, refund: 'NONE', stornoId: null },
    payments: [],
    waived: noCents,
  };
  const known = withNumber(withLedgerInvoice(state, invoice), number);
  return withEach(known, event);
};

const delivered = (state: InvoicesState, { data }: InvoiceDelivered): InvoicesState =>
  withInvoice(state, data.invoiceId, { state: 'INVOICED' });

const withPayments = (state: InvoicesState, event: PaymentEvent, end: Partial<LedgerInvoice> = {}): InvoicesState => {
  const { invoiceId } = event.data;
  const payments = paymentsAfter(state.invoices.get(invoiceId)?.payments ?? [], event);
  return withSetOff(withInvoice(state, invoiceId, { payments, ...end }), event);
};

const paid = (state: InvoicesState, event: InvoicePaid): InvoicesState =>
  withEach(withPayments(state, event, { state: 'PAID' }), event);

/** What is due stays due, so the claims are as they were. */
const partPaid = (state: InvoicesState, event: InvoicePartPaid): InvoicesState => withPayments(state, event);

const reopened = (state: InvoicesState, event: InvoiceReopened): InvoicesState =>
  withEach(withPayments(state, event, { state: 'INVOICED' }), event);

const warned = (state: InvoicesState, { data: { invoiceId, level, dueOn } }: InvoiceWarned): InvoicesState =>
  withInvoice(state, invoiceId, { warningLevel: level, dueOn });

const stornoIssued = (state: InvoicesState, event: InvoiceCancelled): InvoicesState => {
  const { invoiceId, stornoId, stornoNumber, refundDue } = event.data;
  const refund = refundDue > 0 ? 'DUE' : 'NONE';
  const end = { state: 'CANCELED', stornoId, refund, sealedDocument: null } as const;
  return withEach(withNumber(withInvoice(state, invoiceId, end), stornoNumber), event);
};

const restWaived = (state: InvoicesState, event: InvoiceRestWaived): InvoicesState => {
  const { invoiceId, correctionNumber, amount } = event.data;
  const before = state.invoices.get(invoiceId)?.waived ?? noCents;
  const changed = withInvoice(state, invoiceId, { state: 'PAID', waived: sumOfCents([before, amount]) });
  return withEach(withNumber(changed, correctionNumber), event);
};

const refunded = (state: InvoicesState, { data }: InvoiceRefunded): InvoicesState =>
  withInvoice(state, data.invoiceId, { refund: 'MADE' });

/** The invoice stands: what it says of the cancelled booking is as true of the new one. */
const carriedOver = (state: InvoicesState, event: ClaimCarriedOver): InvoicesState => {
  const { kind, itemId, formerItemId, billedOn } = event.data;
  const next = withEach(state, event);
  const invoice = billedOn === null ? undefined : next.invoices.get(billedOn);
  if (!invoice) return next;
  const former = claimKey({ kind, itemId: formerItemId });
  const renamed = (claims: readonly ClaimName[]): readonly ClaimName[] =>
    claims.map((name) => (claimKey(name) === former ? { kind, itemId } : name));
  const names = { claims: renamed(invoice.claims), paidBefore: renamed(invoice.paidBefore) };
  return withInvoice(next, invoice.invoiceId, names);
};

/** How each event changes the state. */
export const evolveInvoices = {
  ...evolveClaims,
  ...evolveCredits,
  InvoiceIssued: issued,
  InvoiceDelivered: delivered,
  InvoicePaid: paid,
  InvoicePartPaid: partPaid,
  InvoiceReopened: reopened,
  InvoiceWarned: warned,
  InvoiceCancelled: stornoIssued,
  InvoiceRestWaived: restWaived,
  InvoiceRefunded: refunded,
  ClaimPaid: (state: InvoicesState, event: ClaimPaid): InvoicesState => withEach(state, event),
  ClaimCarriedOver: carriedOver,
  ClaimRefunded: (state: InvoicesState, event: ClaimRefunded): InvoicesState => withEach(state, event),
};
