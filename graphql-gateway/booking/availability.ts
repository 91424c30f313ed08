import { type BookAsAdmin, datesOf, endMinute, priceOfReservation, recurrenceOf } from '@platzwart/contracts/booking';
import {
  type BookingRules,
  type Cents,
  type LocalDate,
  type SportSettings,
  minuteOfDay,
  sumOfCents,
  type OnConflict,
} from '@platzwart/contracts/core';
import type { BookingFacts } from './bookingFacts.ts';
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
  conflicts: readonly BookingFacts[];
}>;

/** What an entry would do if it were saved now; `isAvailable`: no court is taken whose booking would be refused. */
export type EntryAvailability = Readonly<{ isAvailable: boolean; planned: readonly PlannedBooking[]; price: Cents }>;

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

/** Where to look for bookings that are in the way. */
export const spansOfEntry = (entry: Entry): SpansOfSport => {
  const spots = chosenSpots(entry).filter(({ isLeftOut }) => !isLeftOut);
  const dates = [...new Set(spots.map(({ date }) => date))];
  return { sport: entry.sport, dates, courts: [...new Set(spots.map(({ court }) => court))], ...spanOf(entry) };
};

type Club = Readonly<{ sport: SportSettings; rules: BookingRules }>;
type Found = Readonly<{ person: Readonly<{ discount: number }> | null; occupants: readonly BookingFacts[] }>;

/**
 * What `entry` would book (decisions.md B13), by the read models: each date and court that is not left out, with its price and what is in
 * its way. The command-service makes the final decision.
 */
export const availabilityOf = (entry: Entry, club: Club, { person, occupants }: Found): EntryAvailability => {
  const inWay = new Map<string, BookingFacts[]>();
  for (const booking of occupants) {
    const key = `${booking.date} ${booking.court}`;
    inWay.set(key, [...(inWay.get(key) ?? []), booking]);
  }
  const span = spanOf(entry);
  const spots = chosenSpots(entry).filter(({ isLeftOut }) => !isLeftOut);
  const planned = spots.map(({ date, court, action }) => {
    const listed = priceOfReservation(club, { category: entry.category, date, ...span }, person);
    const conflicts = inWay.get(`${date} ${court}`) ?? [];
    return { action, booking: { date, court, ...span, price: entry.price ?? listed.price, conflicts } };
  });
  const isBooked = ({ action, booking }: (typeof planned)[number]): boolean =>
    booking.conflicts.length === 0 || action === 'DISPLACE';
  const booked = planned.filter(isBooked);
  const isRefused = planned.some((each) => !isBooked(each) && each.action !== 'SKIP');
  return {
    isAvailable: !isRefused && booked.length > 0,
    planned: planned.map(({ booking }) => booking),
    price: sumOfCents(booked.map(({ booking }) => booking.price)),
  };
};
