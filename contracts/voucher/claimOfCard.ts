import { type Cents, type Claim, droppedClaim } from '../core/index.ts';
import type { VoucherDeleted, VoucherOrdered, VoucherTypeCorrected } from './voucherEvents.ts';

/** The events of an hour card that change what is owed for it. */
export type ClaimingVoucherEvent = VoucherOrdered | VoucherTypeCorrected | VoucherDeleted;
const claimingTypes: readonly string[] = [
  'VoucherOrdered',
  'VoucherTypeCorrected',
  'VoucherDeleted',
] satisfies ClaimingVoucherEvent['type'][];
export const isClaimingVoucherEvent = <Event extends Readonly<{ type: string }>>(
  event: Event,
): event is Event & ClaimingVoucherEvent => claimingTypes.includes(event.type);

const stateOf = (price: Cents): 'NONE' | 'OPEN' => (price === 0 ? 'NONE' : 'OPEN');

const orderedClaim = ({ data }: VoucherOrdered): Claim => ({
  ...{ kind: 'VOUCHER', itemId: data.voucherId, personId: data.personId, state: stateOf(data.price) },
  ...{ date: data.orderedOn, gross: data.price, vatRate: data.vatRate, voucherType: data.voucherType },
  ...{ paymentMethod: null, seasonId: null, place: null, invoiceId: null, dropped: false },
  clubPayment: 'NONE',
});

/**
 * What is owed for an hour card after `event`; `claim` is what was owed before it, null for a new card (decisions.md V2, V4, V13). The
 * ledger and the read models follow this one definition.
 */
export const claimOfCard = (event: ClaimingVoucherEvent, claim: Claim | null): Claim | null => {
  if (event.type === 'VoucherOrdered') return claim ?? orderedClaim(event);
  if (claim === null) return null;
  if (event.type === 'VoucherDeleted') return droppedClaim(claim);
  const { price, voucherType } = event.data;
  return { ...claim, voucherType, gross: price, state: price === claim.gross ? claim.state : stateOf(price) };
};
