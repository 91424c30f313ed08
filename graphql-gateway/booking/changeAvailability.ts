import {
  type BookingsToChange,
  type ChangeBooking,
  type PlannedChange,
  endMinute,
  isNoticed,
  isRepriced,
  plannedChange,
  priceOfReservation,
} from '@platzwart/contracts/booking';
import { type Cents, type PersonId, cents, minuteOfDay, sumOfCents } from '@platzwart/contracts/core';
import { Refusal } from '../core/refusal.ts';
import { type ClubToday, type EntryAvailability, type PlannedBooking, byPlace, ownersOf } from './availability.ts';
import type { BookingFacts } from './bookingFacts.ts';
import { problemOf } from './placeProblem.ts';
import type { SpansOfSport } from './seriesReads.ts';
import { withFreeCourts } from './withFreeCourts.ts';

type Change = ChangeBooking['data'];
type Plan = PlannedChange<BookingFacts>;
type Person = Readonly<{ personId: PersonId; discount: number }>;

/** The bookings that a change names, and the people whose they are. */
export type FoundForChange = BookingsToChange<BookingFacts> & Readonly<{ isSeries: boolean }>;
type People = Readonly<{
  /** The owner from now on; undefined where each booking keeps its own. */
  newOwner: Person | null | undefined;
  byId: ReadonlyMap<PersonId, Person>;
}>;
type Minute = Readonly<{ minute: number }>;

const spanOf = ({ start, end }: Change) => ({ startMinute: minuteOfDay(start), endMinute: endMinute(end) });

/** Refuses with ERR_INVALID_INPUT (a last date that the series cannot have), and with ERR_BOOKING_NOT_UPDATED (all of it is over). */
export const planOf = (change: Change, found: FoundForChange, now: Pick<ClubToday, 'today'> & Minute): Plan => {
  const plan = plannedChange({ ...change, isSeries: found.isSeries }, found, { date: now.today, minute: now.minute });
  if (!plan) throw new Refusal('ERR_INVALID_INPUT', ['enddate']);
  const { moves, dropped, added, kept } = plan;
  if ([...moves, ...dropped, ...added].length === 0 && kept.every(({ reason }) => reason === 'PAST'))
    throw new Refusal('ERR_BOOKING_NOT_UPDATED', ['id']);
  return plan;
};

/** Where to look for bookings that are in the way, on all courts: what is taken may move to another one. */
export const spansOfChange = (
  change: Change,
  { moves, added }: Plan,
  { sport, courts }: ClubToday['sport'],
): SpansOfSport => {
  const dates = [...new Set([...moves, ...added].map(({ date }) => date))];
  return { sport, dates, courts: courts.map(({ number }) => number), ...spanOf(change) };
};

/** What the court costs: the guests' fee stays as it is (decisions.md N24). */
const courtPriceOf = ({ price, guestFee }: BookingFacts): Cents => cents(price - guestFee);

/** The same as the command-service decides (decisions.md B18). */
const courtPriceAfter = (
  change: Change,
  place: Plan['added'][number],
  about: Readonly<{ booking: BookingFacts | null; person: Person | null; isReplaced: boolean; club: ClubToday }>,
): Cents => {
  const { booking, person, isReplaced, club } = about;
  const block = { category: change.category, date: place.date, ...spanOf(change) };
  const listed = () => priceOfReservation(club, block, person).price;
  if (change.price !== undefined)
    return change.price ?? (keepsList(booking, block, change) ? courtPriceOf(booking) : listed());
  if (!booking || isReplaced) return listed();
  return booking.ownPrice || !isRepriced(booking, { ...block, sport: change.sport }) ? courtPriceOf(booking) : listed();
};

const keepsList = (
  booking: BookingFacts | null,
  block: Omit<Parameters<typeof isRepriced>[1], 'sport'>,
  { sport }: Change,
): booking is BookingFacts => booking !== null && !booking.ownPrice && !isRepriced(booking, { ...block, sport });

type Outcome = Readonly<{ action: Plan['added'][number]['ifTaken']; planned: PlannedBooking; isReplaced: boolean }>;

const isDifferent = (change: Change, { planned, isReplaced }: Outcome): boolean => {
  const { booking } = planned;
  if (!booking || isReplaced) return true;
  const texts = [
    change.title !== undefined && change.title !== booking.title,
    saysOther(change.remark, booking.remark),
  ];
  const isOther =
    booking.sport !== change.sport || booking.category !== change.category || booking.price !== planned.price;
  const places = (['date', 'court', 'startMinute', 'endMinute'] as const).map(
    (name) => booking[name] !== planned[name],
  );
  return isOther || [...texts, ...places].some(Boolean);
};
const saysOther = (remark: Change['remark'], before: string | null): boolean =>
  remark !== undefined && (remark || null) !== before;

const isGivenAway = (booking: BookingFacts | null, { newOwner }: People): boolean =>
  booking !== null && newOwner !== undefined && (newOwner?.personId ?? null) !== booking.personId;

const placeNames = ['sport', 'date', 'court', 'startMinute', 'endMinute'] as const;
const isElsewhere = (booking: BookingFacts | null, place: Pick<BookingFacts, (typeof placeNames)[number]>): boolean =>
  booking === null || placeNames.some((name) => booking[name] !== place[name]);

type Reads = Readonly<{ plan: Plan; found: FoundForChange; people: People; occupants: readonly BookingFacts[] }>;

/**
 * What a change would do if it were saved now (decisions.md N14): every booking with its price and what is in its way, not counting those
 * that leave their places with it; what stays, and what is cancelled. The command-service makes the final decision.
 */
export const changeAvailabilityOf = (
  change: Change,
  club: ClubToday,
  { plan, found, people, occupants }: Reads,
): EntryAvailability => {
  const ownerOf = (booking: BookingFacts): Person | null => {
    if (people.newOwner !== undefined) return people.newOwner;
    return booking.personId === null ? null : (people.byId.get(booking.personId) ?? null);
  };
  const outcomeOf = (place: Plan['added'][number], booking: BookingFacts | null): Outcome => {
    const { date, court, ifTaken } = place;
    const person = ownerOf(booking ?? found.named);
    const isReplaced = isGivenAway(booking, people);
    const courtPrice = courtPriceAfter(change, place, { booking, person, isReplaced, club });
    const price = cents(courtPrice + (isReplaced ? 0 : (booking?.guestFee ?? 0)));
    const span = spanOf(change);
    const isMoved = isElsewhere(booking, { sport: change.sport, date, court, ...span });
    const problem = isMoved ? problemOf({ date, court, ...span, category: change.category }, club) : null;
    return {
      action: ifTaken,
      planned: { date, court, ...span, price, problem, booking, conflicts: [], freeCourts: [], isLeftOut: false },
      isReplaced,
    };
  };
  const all = [
    ...plan.moves.map(({ booking, ...place }) => outcomeOf(place, booking)),
    ...plan.added.map((place) => outcomeOf(place, null)),
  ].filter((outcome) => isDifferent(change, outcome));
  const leaving = new Set(
    [...all.flatMap(({ planned }) => planned.booking ?? []), ...plan.dropped].map((each) => each.bookingId),
  );
  const staying = occupants.filter(({ bookingId }) => !leaving.has(bookingId));
  const inWay = byPlace(staying);
  const outcomes = all.map((outcome): Outcome => {
    const { date, court } = outcome.planned;
    return { ...outcome, planned: { ...outcome.planned, conflicts: inWay.get(`${date} ${court}`) ?? [] } };
  });
  const summary = summaryOf(outcomes, plan, { ...people, sport: change.sport });
  return withFreeCourts(summary, { category: change.category, club, occupants: staying });
};

const summaryOf = (
  outcomes: readonly Outcome[],
  plan: Plan,
  { newOwner, sport }: People & Pick<Change, 'sport'>,
): EntryAvailability => {
  const isDone = ({ action, planned }: Outcome): boolean =>
    planned.problem === null && (planned.conflicts.length === 0 || action === 'DISPLACE');
  const done = outcomes.filter(isDone);
  const isRefused = outcomes.some((each) => !isDone(each) && (each.action !== 'SKIP' || each.planned.problem !== null));
  const before = done.flatMap(({ planned }) => planned.booking ?? []);
  const displaced = done.flatMap(({ planned }) => planned.conflicts);
  const isMade = done.some(({ planned, isReplaced }) => isReplaced || planned.booking === null);
  return {
    isAvailable: !isRefused && (done.length > 0 || outcomes.length === 0),
    planned: outcomes.map(({ planned }) => planned),
    price: sumOfCents(done.map(({ planned }) => planned.price)),
    priceBefore: sumOfCents([...before, ...plan.dropped].map(({ price }) => price)),
    kept: plan.kept,
    cancelled: plan.dropped,
    recipients: [
      ...new Set([
        ...ownersOf(done.filter((outcome) => isMailed(sport, outcome)).flatMap(({ planned }) => planned.booking ?? [])),
        ...ownersOf([...plan.dropped, ...displaced]),
        ...(isMade && newOwner ? [newOwner.personId] : []),
        ...(isMade && newOwner === undefined ? ownersOf([...plan.moves.map(({ booking }) => booking)]) : []),
      ]),
    ],
  };
};

const isMailed = (sport: Change['sport'], { planned, isReplaced }: Outcome): boolean =>
  planned.booking === null || isReplaced || isNoticed(planned.booking, { ...planned, sport });
