import {
  type BookAsAdmin,
  type BookingErrorCode,
  type Kept,
  datesOf,
  endMinute,
  leftOutDatesOf,
  priceOfReservation,
  recurrenceOf,
} from '@platzwart/contracts/booking';
import {
  type BookingRules,
  type Cents,
  type CoreErrorCode,
  type LocalDate,
  type PersonId,
  type SportSettings,
  minuteOfDay,
  noCents,
  sumOfCents,
  type OnConflict,
} from '@platzwart/contracts/core';
import type { BookingFacts } from './bookingFacts.ts';
import { problemOf } from './placeProblem.ts';
import type { SpansOfSport } from './seriesReads.ts';

type Entry = BookAsAdmin['data'];
type Spot = Readonly<{ date: LocalDate; court: number; action: 'SKIP' | OnConflict }>;

/** One booking that an entry would make, and the live bookings that are in its way. Minutes count from local midnight. */
export type PlannedBooking = Readonly<{
  date: LocalDate;
  court: number;
  startMinute: number;
  endMinute: number;
  price: Cents;
  /** Why it would be refused whatever the other bookings are. */
  problem: BookingErrorCode | CoreErrorCode | null;
  conflicts: readonly BookingFacts[];
  /** Where something is in the way and `withFreeCourts` was asked: the courts of the sport that are free then. */
  freeCourts: readonly number[];
  /** Not booked: its month has no such day, and this is its last one (decisions.md Q16). */
  isLeftOut: boolean;
  /** The booking that is changed, as it is now; null for a new one. */
  booking: BookingFacts | null;
}>;

/** What an entry would do if it were saved now; `isAvailable`: no court is taken whose booking would be refused. */
export type EntryAvailability = Readonly<{
  isAvailable: boolean;
  planned: readonly PlannedBooking[];
  price: Cents;
  /** Only of a change: today's price of what it changes, what stays as it is and why, and what it cancels. */
  priceBefore: Cents | null;
  kept: readonly Kept<BookingFacts>[];
  cancelled: readonly BookingFacts[];
  /** Everybody who would get an e-mail about it. */
  recipients: readonly PersonId[];
}>;

type Chosen = Spot & Readonly<{ isLeftOut: boolean }>;

const chosenSpots = (entry: Entry): readonly Chosen[] => {
  const choices = new Map(entry.choices.map((choice) => [`${choice.date} ${choice.court}`, choice]));
  return datesOf(recurrenceOf(entry)).flatMap((date) =>
    entry.courts.map((court): Chosen => {
      const choice = choices.get(`${date} ${court}`);
      if (!choice) return { date, court, action: entry.onConflict, isLeftOut: false };
      if (choice.action !== 'OTHER_COURT')
        return { date, court, action: choice.action, isLeftOut: choice.action === 'SKIP' };
      return { date, court: choice.otherCourt ?? court, action: 'ABORT', isLeftOut: false };
    }),
  );
};

const spanOf = ({ start, end }: Entry) => ({ startMinute: minuteOfDay(start), endMinute: endMinute(end) });

/** Where to look for bookings that are in the way, on all courts: those of its dates that are taken may move to another one. */
export const spansOfEntry = (entry: Entry, { sport, courts }: SportSettings): SpansOfSport => {
  const spots = chosenSpots(entry).filter(({ isLeftOut }) => !isLeftOut);
  const dates = [...new Set(spots.map(({ date }) => date))];
  return { sport, dates, courts: courts.map(({ number }) => number), ...spanOf(entry) };
};

/** `today` is the club's. */
export type ClubToday = Readonly<{ sport: SportSettings; rules: BookingRules; today: LocalDate }>;
type Found = Readonly<{
  person: Readonly<{ personId: PersonId; discount: number }> | null;
  occupants: readonly BookingFacts[];
}>;

/** The bookings by day and court. */
export const byPlace = (bookings: readonly BookingFacts[]): ReadonlyMap<string, readonly BookingFacts[]> => {
  const found = new Map<string, BookingFacts[]>();
  for (const booking of bookings) {
    const key = `${booking.date} ${booking.court}`;
    found.set(key, [...(found.get(key) ?? []), booking]);
  }
  return found;
};

export const ownersOf = (bookings: readonly BookingFacts[]): readonly PersonId[] =>
  bookings.flatMap(({ personId }) => personId ?? []);

/** Months without the day of a monthly entry, by their last days: nothing is booked on them. */
const monthsLeftOut = (entry: Entry): readonly PlannedBooking[] =>
  leftOutDatesOf(recurrenceOf(entry)).flatMap((date) =>
    entry.courts.map((court) => ({
      ...{ date, court, ...spanOf(entry), price: noCents, problem: null, conflicts: [], isLeftOut: true },
      ...{ freeCourts: [], booking: null },
    })),
  );

const byDateAndCourt = (one: PlannedBooking, other: PlannedBooking): number =>
  one.date === other.date ? one.court - other.court : one.date < other.date ? -1 : 1;

/**
 * What `entry` would book (decisions.md B13), by the read models: each date and court that is not left out, with its price and what is in
 * its way. The command-service makes the final decision.
 */
export const availabilityOf = (entry: Entry, club: ClubToday, { person, occupants }: Found): EntryAvailability => {
  const inWay = byPlace(occupants);
  const span = spanOf(entry);
  const spots = chosenSpots(entry).filter(({ isLeftOut }) => !isLeftOut);
  const planned = spots.map(({ date, court, action }) => {
    const listed = priceOfReservation(club, { category: entry.category, date, ...span }, person);
    const conflicts = inWay.get(`${date} ${court}`) ?? [];
    const problem = problemOf({ date, court, ...span, category: entry.category }, club);
    const price = entry.price ?? listed.price;
    const of = { freeCourts: [], isLeftOut: false, booking: null };
    return { action, booking: { date, court, ...span, price, problem, conflicts, ...of } };
  });
  const isBooked = ({ action, booking }: (typeof planned)[number]): boolean =>
    booking.problem === null && (booking.conflicts.length === 0 || action === 'DISPLACE');
  const booked = planned.filter(isBooked);
  const isRefused = planned.some(
    (each) => !isBooked(each) && (each.action !== 'SKIP' || each.booking.problem !== null),
  );
  return {
    isAvailable: !isRefused && booked.length > 0,
    planned: [...planned.map(({ booking }) => booking), ...monthsLeftOut(entry)].toSorted(byDateAndCourt),
    price: sumOfCents(booked.map(({ booking }) => booking.price)),
    ...{ priceBefore: null, kept: [], cancelled: [] },
    recipients: [
      ...new Set([
        ...(person ? [person.personId] : []),
        ...ownersOf(booked.flatMap(({ booking }) => booking.conflicts)),
      ]),
    ],
  };
};
