import type { BookingChanged, BookingDeleted, PlayersChanged } from '@platzwart/contracts/booking';
import type { Claim } from '@platzwart/contracts/core';
import type { VoucherDeleted, VoucherOrdered, VoucherTypeCorrected } from '@platzwart/contracts/voucher';
import { canBeDeleted, isFree } from './evolveClaims.ts';
import { type Decision, accept, reject } from '../../core/decider.ts';
import type { InvoicesErrorCode } from './invoicesCommands.ts';
import { type InvoicesState, claimOf, unpaidCards } from './invoicesState.ts';

// A part joins on its state after the event: a claim that is billed or paid with money has not followed it (evolveClaims.ts).

const keepsAmount = (claim: Claim | undefined, amount: number): boolean =>
  !claim || isFree(claim) || claim.gross === amount;

type Joined = Decision<never, InvoicesErrorCode>;

/** What is billed or paid keeps its price: the invoice is cancelled first (decisions.md N21, B18). */
export const keepPrice = ({ data: { personId, bookingId, price } }: BookingChanged, state: InvoicesState): Joined => {
  const claim = personId === null ? undefined : claimOf(state, personId, { kind: 'COURT', itemId: bookingId });
  return keepsAmount(claim, price) ? accept() : reject('ERR_BOOKING_NOT_UPDATED');
};

/** Likewise the fee for guests. */
export const keepFee = ({ data }: PlayersChanged, state: InvoicesState): Joined => {
  const claim = claimOf(state, data.personId, { kind: 'GUEST_FEE', itemId: data.bookingId });
  return keepsAmount(claim, data.guestFee) ? accept() : reject('ERR_BOOKING_NOT_UPDATED');
};

/** Only what was never billed, and took no money, is a mistaken entry (decisions.md B3). */
export const keepBilled = ({ data: { personId, bookingId } }: BookingDeleted, state: InvoicesState): Joined => {
  const kinds = ['COURT', 'GUEST_FEE'] as const;
  const claims =
    personId === null ? [] : kinds.flatMap((kind) => claimOf(state, personId, { kind, itemId: bookingId }) ?? []);
  return claims.some((claim) => !canBeDeleted(claim)) ? reject('ERR_BOOKING_NOT_DELETED') : accept();
};

/** A person has at most one card that is not paid; an ADMIN may order more for them (decisions.md V5). */
export const oneUnpaidCard = ({ data }: VoucherOrdered, state: InvoicesState): Joined => {
  if (data.orderedByClub) return accept();
  const isUnpaid = unpaidCards(state, data.personId).some(({ itemId }) => itemId !== data.voucherId);
  return isUnpaid ? reject('ERR_VOUCHER_NOT_CREATED', 'userID') : accept();
};

/** A card that is billed or paid keeps its price. */
export const keepCardPrice = ({ data }: VoucherTypeCorrected, state: InvoicesState): Joined => {
  const claim = claimOf(state, data.personId, { kind: 'VOUCHER', itemId: data.voucherId });
  return keepsAmount(claim, data.price) ? accept() : reject('ERR_VOUCHER_NOT_UPDATED', 'id');
};

/** A card that is billed or paid is not removed (decisions.md V13). */
export const keepCard = ({ data }: VoucherDeleted, state: InvoicesState): Joined =>
  claimOf(state, data.personId, { kind: 'VOUCHER', itemId: data.voucherId })
    ? reject('ERR_VOUCHER_NOT_DELETED', 'id')
    : accept();
