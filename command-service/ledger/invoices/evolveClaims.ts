import {
  type BookingChanged,
  type BookingsAnonymised,
  type ClaimingBookingEvent,
  type CourtBooked,
  claimsOfBooking,
} from '@platzwart/contracts/booking';
import {
  type Claim,
  type ClaimKind,
  type PersonId,
  claimKey,
  isSeasonTicket,
  noCents,
} from '@platzwart/contracts/core';
import { type ClaimingVoucherEvent, claimOfCard } from '@platzwart/contracts/voucher';
import { type ClaimsByKey, type InvoicesState, claimsOf, put, withClaims } from './invoicesState.ts';

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

const knownClaims = (event: ClaimingBookingEvent, claims: ClaimsByKey, personId: PersonId): readonly Claim[] => {
  const known = kindsOfBooking.flatMap((kind) => claims.get(claimKey({ kind, itemId: event.data.bookingId })) ?? []);
  const isNew = event.type === 'BookingChanged' && !known.some(({ kind }) => kind === 'COURT');
  return isNew ? [freeOfCharge(event, personId), ...known] : known;
};

const afterBookingEvent = (state: InvoicesState, event: ClaimingBookingEvent): InvoicesState => {
  const { personId } = event.data;
  if (personId === null) return state;
  const claims = claimsOf(state, personId);
  const known = knownClaims(event, claims, personId);
  const next = claimsOfBooking(event, known).reduce((before, after) => {
    const claim = known.find(({ kind }) => kind === after.kind);
    return put(before, claim ? followed(claim, after, event) : after);
  }, claims);
  return withClaims(state, personId, next);
};

const afterCardEvent = (state: InvoicesState, event: ClaimingVoucherEvent): InvoicesState => {
  const { personId, voucherId } = event.data;
  const claims = claimsOf(state, personId);
  const before = claims.get(claimKey({ kind: 'VOUCHER', itemId: voucherId })) ?? null;
  const after = claimOfCard(event, before);
  return after ? withClaims(state, personId, put(claims, before ? followed(before, after, event) : after)) : state;
};

/** Most events of a log are bookings: one that costs nothing, and that no hours pay, leaves no claim; any other is looked up once. */
const booked = (state: InvoicesState, event: CourtBooked): InvoicesState => {
  const { personId, bookingId, price, paymentMethod } = event.data;
  if (personId === null || (price === 0 && paymentMethod !== 'VOUCHER')) return state;
  const claims = claimsOf(state, personId);
  const key = claimKey({ kind: 'COURT', itemId: bookingId });
  if (claims.has(key)) return state;
  const [claim] = claimsOfBooking(event, []);
  return claim ? withClaims(state, personId, claims.set(key, claim)) : state;
};

const isSettled = ({ state, clubPayment }: Claim): boolean =>
  (state === 'PAID' || state === 'NONE') && clubPayment !== 'REFUND_DUE';

/** Three years later only what is still open or billed, or to be paid back, is kept (decisions.md N33). */
const anonymised = (state: InvoicesState, { data: { before } }: BookingsAnonymised): InvoicesState =>
  [...state.claims].reduce((next, [personId, claims]) => {
    const kept = claims.filterNot((claim) => claim.place !== null && claim.date < before && isSettled(claim));
    return kept.size === claims.size ? next : withClaims(next, personId, kept);
  }, state);

/** How events of bookings and cards change what people owe: by the definition that the read models follow, too. */
export const evolveClaims = {
  CourtBooked: booked,
  PlayersChanged: afterBookingEvent,
  BookingChanged: afterBookingEvent,
  BookingCancelled: afterBookingEvent,
  BookingDeleted: afterBookingEvent,
  BookingsAnonymised: anonymised,
  VoucherOrdered: afterCardEvent,
  VoucherTypeCorrected: afterCardEvent,
  VoucherDeleted: afterCardEvent,
};
