import type { VoucherId } from '@platzwart/contracts/core';
import { voucherId } from '@platzwart/contracts/core';
import type { ClubHistoryEvent } from '@platzwart/contracts/event-catalogue';
import { type ClaimingInvoiceEvent, claimsNamedBy, isClaimingInvoiceEvent } from '@platzwart/contracts/invoice';
import type { VoucherPaymentState } from '@platzwart/contracts/voucher';

/** What becomes of the price of the cards that an event demands. */
const stateAfter = {
  InvoiceIssued: 'INVOICED',
  InvoicePaid: 'PAID',
  InvoiceReopened: 'INVOICED',
  InvoiceCancelled: 'UNPAID',
  ClaimPaid: 'PAID',
} as const satisfies Readonly<Record<ClaimingInvoiceEvent['type'], VoucherPaymentState>>;
export const settlingEventTypes = Object.keys(stateAfter);

/** What an invoice lists as paid before stays paid. */
const demandedBy = (event: ClaimingInvoiceEvent) => ('claims' in event.data ? event.data.claims : claimsNamedBy(event));

/** The cards whose price an event bills or settles, and what it is afterwards. */
export const settledCards = (
  event: ClubHistoryEvent,
): Readonly<{ cards: readonly VoucherId[]; state: VoucherPaymentState }> | null => {
  if (!isClaimingInvoiceEvent(event)) return null;
  const cards = demandedBy(event).flatMap(({ kind, itemId }) => (kind === 'VOUCHER' ? [voucherId(itemId)] : []));
  return { cards, state: stateAfter[event.type] };
};
