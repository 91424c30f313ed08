import {
  type Claim,
  type ClaimKind,
  type LocalDate,
  type PersonId,
  addDays,
  claimKey,
} from '@platzwart/contracts/core';
import type { ClaimPaid, ClaimRefunded } from '@platzwart/contracts/invoice';
import { type Decision, type Rejected, accept, reject } from '../../core/decider.ts';
import type { InvoicesErrorCode, PayClaim, RefundClaim } from './invoicesCommands.ts';
import type { InvoicesState } from './invoicesState.ts';
import { notUpdated } from './settleInvoice.ts';

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
