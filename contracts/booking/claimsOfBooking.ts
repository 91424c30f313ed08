import {
  type BookingCategory,
  type Cents,
  type Claim,
  type ClaimPlace,
  type ClaimState,
  type PaymentMethod,
  droppedClaim,
  isSeasonTicket,
} from '../core/index.ts';
import type { BookingChanged } from './bookingChangeEvents.ts';
import type { BookingCancelled, BookingDeleted, CourtBooked, PlayersChanged } from './bookingEvents.ts';
import { isOnline } from './onlinePayment.ts';
import type { PaymentReversed } from './paymentEvents.ts';

/** The events of a booking that change what is owed for it. */
export type ClaimingBookingEvent =
  | CourtBooked
  | PlayersChanged
  | BookingChanged
  | BookingCancelled
  | BookingDeleted
  | PaymentReversed;
const claimingTypes: readonly string[] = [
  'CourtBooked',
  'PlayersChanged',
  'BookingChanged',
  'BookingCancelled',
  'BookingDeleted',
  'PaymentReversed',
] satisfies ClaimingBookingEvent['type'][];
export const isClaimingBookingEvent = <Event extends Readonly<{ type: string }>>(
  event: Event,
): event is Event & ClaimingBookingEvent => claimingTypes.includes(event.type);

/** What is paid online is booked once it is paid (decisions.md B22); hour cards pay at once (V7). */
export const owedAtFirst = (price: Cents, method: PaymentMethod | null): Exclude<ClaimState, 'INVOICED'> => {
  if (price === 0) return method === 'VOUCHER' ? 'PAID' : 'NONE';
  return isOnline(method) ? 'PAID' : 'OPEN';
};

type Played = Pick<ClaimPlace, 'category' | 'court' | 'date' | 'end' | 'sport' | 'start'>;
const placeOf = ({ sport, court, date, start, end, category }: Played): ClaimPlace => ({
  sport,
  court,
  date,
  start,
  end,
  category,
});

const courtClaim = ({ data }: CourtBooked): Claim | null => {
  const { bookingId, personId, price, listPrice, paymentMethod, seriesId, category, vatRate, date } = data;
  if (personId === null) return null;
  // Built for every booking of the log: a literal without spreads takes a tenth of the time.
  return {
    kind: 'COURT',
    itemId: bookingId,
    personId,
    state: owedAtFirst(price, paymentMethod),
    date,
    gross: price === 0 && paymentMethod === 'VOUCHER' ? listPrice : price,
    vatRate,
    paymentMethod,
    seasonId: isSeasonTicket(category) ? seriesId : null,
    place: placeOf(data),
    voucherType: null,
    invoiceId: null,
    dropped: false,
    clubPayment: 'NONE',
  };
};

const categoryOf = (claims: readonly Claim[]): BookingCategory =>
  claims.find(({ kind }) => kind === 'COURT')?.place?.category ?? 'SINGLE';

const newFee = ({ data }: PlayersChanged, claims: readonly Claim[]): Claim => {
  const { bookingId, personId, guestFee, guestFeeVatRate, guestFeePayment, date } = data;
  return {
    ...{ kind: 'GUEST_FEE', itemId: bookingId, personId, date, vatRate: guestFeeVatRate },
    ...{ gross: guestFee, paymentMethod: guestFeePayment, state: owedAtFirst(guestFee, guestFeePayment) },
    place: placeOf({ ...data, category: categoryOf(claims) }),
    ...{ seasonId: null, voucherType: null, invoiceId: null, dropped: false, clubPayment: 'NONE' },
  };
};

/** The same fee keeps what became of it. */
const withFee = (event: PlayersChanged, claims: readonly Claim[]): readonly Claim[] => {
  const { guestFee } = event.data;
  const before = claims.find(({ kind }) => kind === 'GUEST_FEE');
  if ((before?.gross ?? 0) === guestFee) return claims;
  const fee = newFee(event, claims);
  const state = before ? owedAnew(before, fee.gross, fee.paymentMethod) : fee.state;
  return [...claims.filter((claim) => claim !== before), { ...fee, state }];
};

/** The money is gone, so no invoice can list it as paid before (decisions.md Q3). */
const owedAgain = (claim: Claim): Claim =>
  claim.state === 'PAID' && isOnline(claim.paymentMethod) ? { ...claim, state: 'OPEN', invoiceId: null } : claim;

/** What was paid online, and is owed again, is not paid by another price. */
const owedAnew = (before: Claim, price: Cents, method: PaymentMethod | null): ClaimState =>
  before.state === 'OPEN' && isOnline(method) && price > 0 ? 'OPEN' : owedAtFirst(price, method);

const pricedAnew = ({ data }: BookingChanged, claim: Claim): Pick<Claim, 'gross' | 'paymentMethod' | 'state'> => {
  const { price, pricing, was } = data;
  const paymentMethod = pricing?.paymentMethod ?? claim.paymentMethod;
  if (price === 0 && paymentMethod === 'VOUCHER')
    return { gross: pricing?.listPrice ?? claim.gross, paymentMethod, state: 'PAID' };
  if (price === was.price) return { gross: claim.gross, paymentMethod, state: claim.state };
  return { gross: price, paymentMethod, state: owedAnew(claim, price, paymentMethod) };
};

/** The fee for guests goes with the booking to its new time, and stays what it was. */
const changedClaim = (event: BookingChanged, claim: Claim): Claim => {
  const { data } = event;
  const moved = { ...claim, date: data.date, place: placeOf(data) };
  if (claim.kind !== 'COURT') return moved;
  return {
    ...{ ...moved, ...pricedAnew(event, claim) },
    vatRate: data.pricing?.vatRate ?? claim.vatRate,
    seasonId: isSeasonTicket(data.category) ? data.seriesId : null,
  };
};

/** A booking is made once: the same event again changes nothing. */
const atFirst = (event: CourtBooked, claims: readonly Claim[]): readonly Claim[] => {
  const claim = courtClaim(event);
  return claims.length === 0 && claim ? [claim] : claims;
};

/**
 * What is owed for a booking after `event`: its court, and the fee for its guests. `claims` are those of the booking before it. Bookings
 * without a person are owed by nobody. The ledger and the read models follow this one definition (decisions.md I2, B5, B6, N21).
 */
export const claimsOfBooking = (event: ClaimingBookingEvent, claims: readonly Claim[]): readonly Claim[] => {
  switch (event.type) {
    case 'CourtBooked':
      return atFirst(event, claims);
    case 'PlayersChanged':
      return withFee(event, claims);
    case 'BookingChanged':
      return claims.map((claim) => changedClaim(event, claim));
    case 'BookingCancelled':
      return event.data.refund === 'FULL' ? claims.map(droppedClaim) : claims;
    case 'BookingDeleted':
      return claims.map(droppedClaim);
    case 'PaymentReversed':
      return claims.map(owedAgain);
  }
};
