import {
  type BookingCategory,
  type Quota,
  isOverMinutesPerDay,
  isOverOpenBookings,
  isOverParallel,
  overlaps,
  priceOfReservation,
} from '@platzwart/contracts/booking';
import { cancellableUntil, millisecondsOf } from '@platzwart/contracts/club-time';
import {
  type BookingId,
  type BookingRules,
  type Cents,
  type LocalDate,
  type PersonId,
  type PriceRow,
  type Role,
  cents,
  noCents,
  shareOfCents,
  timeOfMinute,
} from '@platzwart/contracts/core';

/** A booking as it was made. Times of booking and cancellation are epoch milliseconds. */
export type PastBooking = Readonly<{
  bookingId: BookingId;
  /** Null for entries of the club, and once the owner is no longer stored. */
  personId: PersonId | null;
  /** The owner's role today; null without an owner. */
  role: Role | null;
  enteredByClub: boolean;
  category: BookingCategory;
  sport: string;
  court: number;
  date: LocalDate;
  startMinute: number;
  endMinute: number;
  listPrice: Cents;
  guestFee: Cents;
  /** With the guests' fee; of a cancelled booking what is still due. */
  price: Cents;
  /** Percent. */
  discount: number;
  bookedAt: number;
  cancelledAt: number | null;
  /** Cancelled by its owner, whom the deadline binds. */
  byOwner: boolean;
}>;

/** Other rules; what is missing stays as it was. */
export type OtherRules = Readonly<{
  /** By sport. */
  prices: ReadonlyMap<string, Readonly<{ halfHour: boolean; prices: readonly PriceRow[] }>>;
  /** Hours before the start; null: as it was. */
  cancellationHours: number | null;
  limits: ReadonlyMap<Role, Quota>;
  club: Pick<BookingRules, 'holidayRegion' | 'seasonDiscount'>;
}>;

export const refusalReasons = ['OPEN_BOOKINGS', 'MINUTES_PER_DAY', 'PARALLEL', 'TAKEN'] as const;
export type RefusalReason = (typeof refusalReasons)[number];

/** What one booking would have become. `reason`: it would have been refused. */
export type Outcome = Readonly<{
  booking: PastBooking;
  reason: RefusalReason | null;
  /** It was cancelled, and could not have been. */
  isTooLate: boolean;
  /** In cents: what was to be paid, and what would have been. */
  before: number;
  after: number;
}>;

/** Paid by a card, set by the club, or free: such a price does not follow the list. */
const followsList = ({ listPrice, guestFee, price, discount, category }: PastBooking): boolean =>
  listPrice > 0 && (category === 'SAISON' || price - guestFee === shareOfCents(listPrice, 100 - discount, 100));

const listed = (booking: PastBooking): Cents => shareOfCents(booking.listPrice, 100 - booking.discount, 100);

/** What the booking costs where it is held, by the other prices if its sport has some, with the guests' fee. */
const priceOf = (booking: PastBooking, { prices, club }: OtherRules): number => {
  const isHeld = booking.cancelledAt === null;
  const sport = prices.get(booking.sport);
  const was = isHeld ? booking.price : listed(booking) + booking.guestFee;
  if (!sport || (isHeld && !followsList(booking))) return was;
  const other = priceOfReservation({ sport, rules: club }, booking, { discount: booking.discount });
  return other.price + booking.guestFee;
};

/** Only owners are bound by the deadline (decisions.md B4). */
const isTooLate = ({ date, startMinute, cancelledAt, byOwner }: PastBooking, rules: OtherRules): boolean => {
  if (rules.cancellationHours === null || cancelledAt === null || !byOwner) return false;
  const until = cancellableUntil({ date, start: timeOfMinute(startMinute) }, rules.cancellationHours);
  return cancelledAt > until.epochMilliseconds;
};

/** What a person had at a moment, by the bookings that would have been accepted until then. */
const held = (accepted: readonly Outcome[], at: number): readonly PastBooking[] =>
  accepted
    .filter(({ booking, isTooLate: stays }) => stays || booking.cancelledAt === null || booking.cancelledAt > at)
    .map(({ booking }) => booking);

const quotaRefusal = (booking: PastBooking, mine: readonly PastBooking[], quota: Quota): RefusalReason | null => {
  const sameDay = mine.filter(({ date }) => date === booking.date);
  const isOpen = ({ date, endMinute, enteredByClub }: PastBooking): boolean =>
    !enteredByClub && millisecondsOf(date, timeOfMinute(endMinute)) > booking.bookedAt;
  if (isOverOpenBookings(mine.filter(isOpen).length, quota)) return 'OPEN_BOOKINGS';
  if (isOverMinutesPerDay(booking, sameDay, quota)) return 'MINUTES_PER_DAY';
  return isOverParallel(booking, sameDay, quota) ? 'PARALLEL' : null;
};

const placeOf = ({ sport, court, date }: PastBooking): string => `${date} ${sport} ${court}`;
const add = <Key>(lists: Map<Key, Outcome[]>, key: Key, outcome: Outcome): void => {
  const list = lists.get(key) ?? [];
  list.push(outcome);
  lists.set(key, list);
};

/**
 * What would have become of past bookings under other rules, by the same functions that price and limit a booking. They are decided again
 * in the order in which they were made: one that is refused counts for no quota, and one that could not be cancelled keeps its court.
 * Entries of the club are never refused by a quota, but count for it, as far as decisions.md N22 says.
 */
export const whatIf = (bookings: readonly PastBooking[], rules: OtherRules): readonly Outcome[] => {
  const accepted = new Map<PersonId, Outcome[]>();
  const kept = new Map<string, Outcome[]>();
  const refusalOf = (booking: PastBooking): RefusalReason | null => {
    const inTheWay = kept.get(placeOf(booking)) ?? [];
    if (inTheWay.some((other) => overlaps(other.booking, booking))) return 'TAKEN';
    const quota = booking.role === null ? undefined : rules.limits.get(booking.role);
    if (!quota || booking.personId === null || booking.enteredByClub) return null;
    return quotaRefusal(booking, held(accepted.get(booking.personId) ?? [], booking.bookedAt), quota);
  };
  const decide = (booking: PastBooking): Outcome => {
    const reason = refusalOf(booking);
    const stays = reason === null && isTooLate(booking, rules);
    const isDue = booking.cancelledAt === null || stays;
    const after = isDue ? priceOf(booking, rules) : booking.price;
    const outcome = { booking, reason, isTooLate: stays, before: booking.price, after: reason ? noCents : after };
    if (reason === null && booking.personId !== null) add(accepted, booking.personId, outcome);
    if (stays) add(kept, placeOf(booking), outcome);
    return outcome;
  };
  return bookings.toSorted((one, other) => one.bookedAt - other.bookedAt).map(decide);
};

/** What one person would have met. Money in cents. */
export type PersonHit = Readonly<{
  personId: PersonId;
  refused: number;
  tooLate: number;
  before: Cents;
  after: Cents;
}>;

const untouched = { refused: 0, tooLate: 0, before: noCents, after: noCents };

const hitBy = (hit: PersonHit, { reason, isTooLate: tooLate, before, after }: Outcome): PersonHit => ({
  ...hit,
  refused: hit.refused + (reason ? 1 : 0),
  tooLate: hit.tooLate + (tooLate ? 1 : 0),
  before: cents(hit.before + before),
  after: cents(hit.after + after),
});

/** Everybody who would have been refused, kept to a booking, or would have paid more; who is hit hardest comes first. */
export const peopleHit = (outcomes: readonly Outcome[]): readonly PersonHit[] => {
  const hits = new Map<PersonId, PersonHit>();
  for (const outcome of outcomes) {
    const { personId } = outcome.booking;
    if (personId !== null) hits.set(personId, hitBy(hits.get(personId) ?? { personId, ...untouched }, outcome));
  }
  const weight = ({ refused, tooLate }: PersonHit): number => refused + tooLate;
  return [...hits.values()]
    .filter((hit) => weight(hit) > 0 || hit.after > hit.before)
    .toSorted((one, other) => weight(other) - weight(one) || other.after - other.before - (one.after - one.before));
};
