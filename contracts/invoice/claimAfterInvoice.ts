import { type Claim, type ClaimName, claimKey } from '../core/index.ts';
import type { ClaimPaid, InvoiceCancelled, InvoiceIssued, InvoicePaid, InvoiceReopened } from './invoiceEvents.ts';

/** The events that change claims. */
export type ClaimingInvoiceEvent = InvoiceIssued | InvoicePaid | InvoiceReopened | InvoiceCancelled | ClaimPaid;
const claimingTypes: readonly string[] = [
  'InvoiceIssued',
  'InvoicePaid',
  'InvoiceReopened',
  'InvoiceCancelled',
  'ClaimPaid',
] satisfies ClaimingInvoiceEvent['type'][];
export const isClaimingInvoiceEvent = <Event extends Readonly<{ type: string }>>(
  event: Event,
): event is Event & ClaimingInvoiceEvent => claimingTypes.includes(event.type);

/** The claims that `event` changes, each once. */
export const claimsNamedBy = (event: ClaimingInvoiceEvent): readonly ClaimName[] => {
  if (event.type === 'ClaimPaid') return [{ kind: event.data.kind, itemId: event.data.itemId }];
  return 'paidBefore' in event.data ? [...event.data.claims, ...event.data.paidBefore] : event.data.claims;
};

const isAmong = (claims: readonly ClaimName[], claim: Claim): boolean =>
  claims.some((name) => claimKey(name) === claimKey(claim));

/** It can be billed, or listed, again (decisions.md I5). */
const released = (claim: Claim, state: 'OPEN' | 'PAID'): Claim => ({
  ...claim,
  state: claim.dropped ? 'NONE' : state,
  invoiceId: null,
});

/** A claim after an event that names it (`claimsNamedBy`). The ledger and the read models follow this one definition. */
export const claimAfterInvoice = (event: ClaimingInvoiceEvent, claim: Claim): Claim => {
  switch (event.type) {
    case 'InvoiceIssued': {
      const { invoiceId, claims } = event.data;
      return { ...claim, invoiceId, state: isAmong(claims, claim) ? 'INVOICED' : claim.state };
    }
    case 'InvoiceCancelled':
      return released(claim, isAmong(event.data.claims, claim) ? 'OPEN' : 'PAID');
    case 'InvoicePaid':
    case 'ClaimPaid':
      return { ...claim, state: 'PAID' };
    case 'InvoiceReopened':
      return { ...claim, state: 'INVOICED' };
  }
};
