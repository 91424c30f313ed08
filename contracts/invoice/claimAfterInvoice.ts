import { type Claim, type ClaimName, claimKey } from '../core/index.ts';
import type {
  ClaimPaid,
  ClaimRefunded,
  InvoiceCancelled,
  InvoiceIssued,
  InvoicePaid,
  InvoiceReopened,
} from './invoiceEvents.ts';

/** The events that change claims. */
export type ClaimingInvoiceEvent =
  InvoiceIssued | InvoicePaid | InvoiceReopened | InvoiceCancelled | ClaimPaid | ClaimRefunded;
const claimingTypes: readonly string[] = [
  'InvoiceIssued',
  'InvoicePaid',
  'InvoiceReopened',
  'InvoiceCancelled',
  'ClaimPaid',
  'ClaimRefunded',
] satisfies ClaimingInvoiceEvent['type'][];
export const isClaimingInvoiceEvent = <Event extends Readonly<{ type: string }>>(
  event: Event,
): event is Event & ClaimingInvoiceEvent => claimingTypes.includes(event.type);

/** Of one claim alone; all others are of an invoice. */
export const isAboutOneClaim = (event: ClaimingInvoiceEvent): event is ClaimPaid | ClaimRefunded =>
  event.type === 'ClaimPaid' || event.type === 'ClaimRefunded';

/** The claims that `event` changes, each once. */
export const claimsNamedBy = (event: ClaimingInvoiceEvent): readonly ClaimName[] => {
  if (isAboutOneClaim(event)) return [{ kind: event.data.kind, itemId: event.data.itemId }];
  return 'paidBefore' in event.data ? [...event.data.claims, ...event.data.paidBefore] : event.data.claims;
};

const isAmong = (claims: readonly ClaimName[], claim: Claim): boolean =>
  claims.some((name) => claimKey(name) === claimKey(claim));

/** It can be billed, or listed, again (decisions.md I5). */
const released = (claim: Claim, { data: { claims } }: InvoiceCancelled): Claim => {
  const state = isAmong(claims, claim) ? 'OPEN' : 'PAID';
  return { ...claim, state: claim.dropped ? 'NONE' : state, invoiceId: null };
};

/** A claim after an event that names it (`claimsNamedBy`). The ledger and the read models follow this one definition. */
export const claimAfterInvoice = (event: ClaimingInvoiceEvent, claim: Claim): Claim => {
  switch (event.type) {
    case 'InvoiceIssued': {
      const { invoiceId, claims } = event.data;
      return { ...claim, invoiceId, state: isAmong(claims, claim) ? 'INVOICED' : claim.state };
    }
    case 'InvoiceCancelled':
      return released(claim, event);
    case 'InvoicePaid':
      return { ...claim, state: 'PAID' };
    case 'ClaimPaid':
      return { ...claim, state: 'PAID', clubPayment: 'PAID' };
    case 'ClaimRefunded':
      return { ...claim, clubPayment: 'REFUNDED' };
    case 'InvoiceReopened':
      return { ...claim, state: 'INVOICED' };
  }
};
