import { type Claim, type ClaimName, claimKey } from '../core/index.ts';
import type {
  ClaimCarriedOver,
  ClaimPaid,
  ClaimRefunded,
  InvoiceCancelled,
  InvoiceIssued,
  InvoicePaid,
  InvoiceReopened,
  InvoiceRestWaived,
} from './invoiceEvents.ts';

/** The events that change claims. */
export type ClaimingInvoiceEvent =
  | InvoiceIssued
  | InvoicePaid
  | InvoiceReopened
  | InvoiceRestWaived
  | InvoiceCancelled
  | ClaimPaid
  | ClaimRefunded
  | ClaimCarriedOver;
const claimingTypes: readonly string[] = [
  'InvoiceIssued',
  'InvoicePaid',
  'InvoiceReopened',
  'InvoiceRestWaived',
  'InvoiceCancelled',
  'ClaimPaid',
  'ClaimRefunded',
  'ClaimCarriedOver',
] satisfies ClaimingInvoiceEvent['type'][];
export const isClaimingInvoiceEvent = <Event extends Readonly<{ type: string }>>(
  event: Event,
): event is Event & ClaimingInvoiceEvent => claimingTypes.includes(event.type);

type EventOfOneClaim = ClaimPaid | ClaimRefunded | ClaimCarriedOver;
type EventOfInvoice = Exclude<ClaimingInvoiceEvent, EventOfOneClaim>;

/** Of an invoice; all others are about a claim alone. */
export const isOfInvoice = (event: ClaimingInvoiceEvent): event is EventOfInvoice => 'invoiceId' in event.data;

/** The claims that `event` changes, each once. */
export const claimsNamedBy = (event: ClaimingInvoiceEvent): readonly ClaimName[] => {
  if (!isOfInvoice(event)) {
    const { kind, itemId } = event.data;
    const former = event.type === 'ClaimCarriedOver' ? [{ kind, itemId: event.data.formerItemId }] : [];
    return [...former, { kind, itemId }];
  }
  return 'paidBefore' in event.data ? [...event.data.claims, ...event.data.paidBefore] : event.data.claims;
};

const isAmong = (claims: readonly ClaimName[], claim: Claim): boolean =>
  claims.some((name) => claimKey(name) === claimKey(claim));

/** It can be billed, or listed, again (decisions.md I5). */
const released = (claim: Claim, { data: { claims, invoiceId } }: InvoiceCancelled): Claim => {
  // It was listed as paid before, and is owed again since: the invoice has nothing to do with it any more.
  if (claim.invoiceId !== invoiceId) return claim;
  const state = isAmong(claims, claim) ? 'OPEN' : 'PAID';
  return { ...claim, state: claim.dropped ? 'NONE' : state, invoiceId: null };
};

/** The new claim has what the old one had, which is nobody's concern any more. */
const carried = (claim: Claim, { data: { itemId, state, billedOn, paidAtClub } }: ClaimCarriedOver): Claim =>
  claim.itemId === itemId
    ? { ...claim, state, invoiceId: billedOn, clubPayment: paidAtClub ? 'PAID' : 'NONE' }
    : { ...claim, state: 'NONE', invoiceId: null, clubPayment: 'NONE' };

/** A claim after an event that names it (`claimsNamedBy`). The ledger and the read models follow this one definition. */
export const claimAfterInvoice = (event: ClaimingInvoiceEvent, claim: Claim): Claim =>
  isOfInvoice(event) ? afterInvoice(event, claim) : afterOwnEvent(event, claim);

const afterOwnEvent = (event: EventOfOneClaim, claim: Claim): Claim => {
  switch (event.type) {
    case 'ClaimPaid':
      return { ...claim, state: 'PAID', clubPayment: 'PAID' };
    case 'ClaimRefunded':
      return { ...claim, clubPayment: 'REFUNDED' };
    case 'ClaimCarriedOver':
      return carried(claim, event);
  }
};

const afterInvoice = (event: EventOfInvoice, claim: Claim): Claim => {
  switch (event.type) {
    case 'InvoiceIssued': {
      const { invoiceId, claims } = event.data;
      return { ...claim, invoiceId, state: isAmong(claims, claim) ? 'INVOICED' : claim.state };
    }
    case 'InvoiceCancelled':
      return released(claim, event);
    case 'InvoicePaid':
    case 'InvoiceRestWaived':
      return { ...claim, state: 'PAID' };
    case 'InvoiceReopened':
      return { ...claim, state: 'INVOICED' };
  }
};
