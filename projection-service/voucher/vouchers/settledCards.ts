import type { ClubHistoryEvent } from '@platzwart/contracts/message-catalogue';
import {
  type ClaimCarriedOver,
  type ClaimRefunded,
  type ClaimingInvoiceEvent,
  claimsNamedBy,
  isClaimingInvoiceEvent,
} from '@platzwart/contracts/invoice';
import { type VoucherId, type VoucherPaymentState, voucherId } from '@platzwart/contracts/voucher';

/** A card that was paid is not removed, so nothing is paid back or carried over for one. */
type SettlingEvent = Exclude<ClaimingInvoiceEvent, ClaimRefunded | ClaimCarriedOver>;

/** What becomes of the price of the cards that an event demands. */
const stateAfter = {
  InvoiceIssued: 'INVOICED',
  InvoicePaid: 'PAID',
  InvoiceRestWaived: 'PAID',
  InvoiceReopened: 'INVOICED',
  InvoiceCancelled: 'UNPAID',
  ClaimPaid: 'PAID',
} as const satisfies Readonly<Record<SettlingEvent['type'], VoucherPaymentState>>;
export const settlingEventTypes = Object.keys(stateAfter);

/** What an invoice lists as paid before stays paid. */
const demandedBy = (event: SettlingEvent) => ('claims' in event.data ? event.data.claims : claimsNamedBy(event));

/** The cards whose price an event bills or settles, and what it is afterwards. */
export const settledCards = (
  event: ClubHistoryEvent,
): Readonly<{ cards: readonly VoucherId[]; state: VoucherPaymentState }> | null => {
  if (!isClaimingInvoiceEvent(event) || event.type === 'ClaimRefunded' || event.type === 'ClaimCarriedOver')
    return null;
  const cards = demandedBy(event).flatMap(({ kind, itemId }) => (kind === 'VOUCHER' ? [voucherId(itemId)] : []));
  return { cards, state: stateAfter[event.type] };
};
