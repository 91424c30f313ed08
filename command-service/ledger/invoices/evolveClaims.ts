import {
  type BookingChanged,
  type BookingsAnonymised,
  type ClaimingBookingEvent,
  type CourtBooked,
  claimsOfBooking,
} from '@platzwart/contracts/booking';
import { type Claim, type ClaimKind, type PersonId, isSeasonTicket, noCents } from '@platzwart/contracts/core';
import { type ClaimingVoucherEvent, claimOfCard } from '@platzwart/contracts/voucher';
import { type InvoicesState, claimOf, withClaim, withoutClaim } from './invoicesState.ts';

const isOnline = ({ paymentMethod }: Claim): boolean => paymentMethod === 'PAYPAL' || paymentMethod === 'CREDIT_CARD';

/** Whether it is neither on an invoice that demands it, nor paid with money: its amount can become another one. */
export const isFree = ({ state, paymentMethod }: Claim): boolean =>
  state === 'OPEN' || state === 'NONE' || paymentMethod === 'VOUCHER';

/** Whether it can be deleted: what was paid online goes back, what the club has billed or received does not (decisions.md B3). */
export const canBeDeleted = (claim: Claim): boolean => isFree(claim) || (claim.state === 'PAID' && isOnline(claim));

/**
 * A claim after an event of its booking or card. What may not follow the event stays as it was, by which the part sees that it has to refuse
 * (`claimJoins.ts`): in the log there is no such event.
 */
const followed = (before: Claim, after: Claim, { type }: Readonly<{ type: string }>): Claim => {
  if (type.endsWith('Deleted') && !canBeDeleted(before)) return before;
  return isFree(before) || after.gross === before.gross
    ? after
    : { ...after, gross: before.gross, state: before.state, paymentMethod: before.paymentMethod };
};

const kindsOfBooking: readonly ClaimKind[] = ['COURT', 'GUEST_FEE'];

/** What costs nothing is not kept: it is known again where it gets a price. */
const freeOfCharge = ({ data }: BookingChanged, personId: PersonId): Claim => ({
  ...{ kind: 'COURT', itemId: data.bookingId, personId, state: 'NONE', date: data.date, gross: noCents, vatRate: 0 },
  ...{ paymentMethod: null, seasonId: isSeasonTicket(data.category) ? data.seriesId : null, place: null },
  ...{ voucherType: null, invoiceId: null, dropped: false, clubPayment: 'NONE' },
});

const knownClaims = (state: InvoicesState, event: ClaimingBookingEvent, personId: PersonId): readonly Claim[] => {
  const { bookingId: itemId } = event.data;
  const known = kindsOfBooking.flatMap((kind) => claimOf(state, personId, { kind, itemId }) ?? []);
  const isNew = event.type === 'BookingChanged' && !known.some(({ kind }) => kind === 'COURT');
  return isNew ? [freeOfCharge(event, personId), ...known] : known;
};

const afterBookingEvent = (state: InvoicesState, event: ClaimingBookingEvent): InvoicesState => {
  const { personId } = event.data;
  if (personId === null) return state;
  const known = knownClaims(state, event, personId);
  return claimsOfBooking(event, known).reduce((next, after) => {
    const claim = known.find(({ kind }) => kind === after.kind);
    return withClaim(next, claim ? followed(claim, after, event) : after);
  }, state);
};

const afterCardEvent = (state: InvoicesState, event: ClaimingVoucherEvent): InvoicesState => {
  const { personId, voucherId } = event.data;
  const before = claimOf(state, personId, { kind: 'VOUCHER', itemId: voucherId }) ?? null;
  const after = claimOfCard(event, before);
  return after ? withClaim(state, before ? followed(before, after, event) : after) : state;
};

/** Most events of a log are bookings: one that costs nothing, and that no hours pay, leaves no claim. */
const booked = (state: InvoicesState, event: CourtBooked): InvoicesState => {
  const { personId, bookingId, price, paymentMethod } = event.data;
  if (personId === null || (price === 0 && paymentMethod !== 'VOUCHER')) return state;
  if (claimOf(state, personId, { kind: 'COURT', itemId: bookingId })) return state;
  const [claim] = claimsOfBooking(event, []);
  return claim ? withClaim(state, claim) : state;
};

const isSettled = ({ state, clubPayment }: Claim): boolean =>
  (state === 'PAID' || state === 'NONE') && clubPayment !== 'REFUND_DUE';

/** Three years later only what is still open or billed, or to be paid back, is kept (decisions.md N33). */
const anonymised = (state: InvoicesState, { data: { before } }: BookingsAnonymised): InvoicesState =>
  [...state.claims.values()]
    .flatMap((claims) => [
      ...claims.filter((claim) => claim.place !== null && claim.date < before && isSettled(claim)).values(),
    ])
    .reduce(withoutClaim, state);

/** How events of bookings and cards change what people owe: by the definition that the read models follow, too. */
export const evolveClaims = {
  CourtBooked: booked,
  PlayersChanged: afterBookingEvent,
  BookingChanged: afterBookingEvent,
  BookingCancelled: afterBookingEvent,
  BookingDeleted: afterBookingEvent,
  PaymentReversed: afterBookingEvent,
  BookingsAnonymised: anonymised,
  VoucherOrdered: afterCardEvent,
  VoucherTypeCorrected: afterCardEvent,
  VoucherDeleted: afterCardEvent,
};
