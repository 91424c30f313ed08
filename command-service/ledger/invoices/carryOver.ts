import type { CourtBooked, PlayersChanged } from '@platzwart/contracts/booking';
import { type Claim, type ClaimKind, claimKey } from '@platzwart/contracts/core';
import type { ClaimCarriedOver } from '@platzwart/contracts/invoice';
import { type Accepted, type Decision, accept } from '../../core/decider.ts';
import { keepFee } from './claimJoins.ts';
import type { InvoicesErrorCode } from './invoicesCommands.ts';
import { type InvoicesState, claimOf, formerClaims } from './invoicesState.ts';

/** Whether an invoice demands it, paid or not: what hours or a provider have paid is only listed, and goes back in its own way. */
const isDemanded = ({ invoices }: InvoicesState, claim: Claim): boolean => {
  const invoice = claim.invoiceId === null ? undefined : invoices.get(claim.invoiceId);
  return invoice?.claims.some((name) => claimKey(name) === claimKey(claim)) ?? false;
};

/** What a cancelled booking of the same person leaves for the same court, time and price; `undefined`: nothing. */
const formerOf = (state: InvoicesState, to: Claim): Claim | undefined =>
  formerClaims(state, to).find((claim) => claim.clubPayment === 'REFUND_DUE' || isDemanded(state, claim));

const carriedTo = (state: InvoicesState, to: Claim | undefined): Accepted<ClaimCarriedOver> => {
  const former = to?.state === 'OPEN' ? formerOf(state, to) : undefined;
  if (!to || !former) return accept();
  const { kind, itemId, personId, gross: amount } = to;
  return accept({
    type: 'ClaimCarriedOver',
    data: {
      ...{ kind, itemId, formerItemId: former.itemId, personId, amount },
      state: former.state === 'INVOICED' ? 'INVOICED' : 'PAID',
      paidAtClub: former.clubPayment === 'REFUND_DUE',
      billedOn: former.invoiceId,
    },
  });
};

type Booked = Pick<CourtBooked['data'], 'bookingId' | 'personId'>;

const carryOver = (kind: ClaimKind, { personId, bookingId }: Booked, state: InvoicesState) =>
  carriedTo(state, personId === null ? undefined : claimOf(state, personId, { kind, itemId: bookingId }));

/**
 * Whoever books again what they had cancelled, by undoing it or otherwise, does not pay twice: money that the club has to pay back, or an
 * invoice that still demands the court, is that of the new booking (docs/adr/0060). At another price both stay what they are.
 */
export const carryOverCourt = ({ data }: CourtBooked, state: InvoicesState): Accepted<ClaimCarriedOver> =>
  carryOver('COURT', data, state);

/** Likewise the fee for guests, unless what is billed or paid had to become another one (`keepFee`). */
export const carryOverFee = (
  event: PlayersChanged,
  state: InvoicesState,
): Decision<ClaimCarriedOver, InvoicesErrorCode> => {
  const kept = keepFee(event, state);
  return kept.outcome === 'rejected' ? kept : carryOver('GUEST_FEE', event.data, state);
};
