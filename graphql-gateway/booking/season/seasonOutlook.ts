import { datesOf } from '@platzwart/contracts/booking';
import { type Cents, type LocalDate, timeOfMinute } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';
import { type ClubToday, type EntryAvailability, availabilityOf } from '../availability.ts';
import type { BookingFacts } from '../bookingFacts.ts';
import type { SpansOfSport } from '../seriesReads.ts';
import type { SeriesFacts } from './seasonReads.ts';

/** Another series of a draft that wants the same court at the same time; `date`: the first on which it does. */
type Rival = Readonly<{ series: SeriesFacts; date: LocalDate }>;

/** What booking a series would do now. */
export type SeasonOutlook = Readonly<{
  /** Of all dates whose court is free, under today's prices. */
  price: Cents;
  occurrences: number;
  conflicts: readonly BookingFacts[];
  rivals: readonly Rival[];
  /** Why it would be refused whatever is booked: closed, off the grid, too long ago; null for no such reason. */
  problem: string | null;
}>;

const overlaps = (one: SpanOfDay, other: SpanOfDay): boolean =>
  one.startMinute < other.endMinute && other.startMinute < one.endMinute;
type SpanOfDay = Readonly<{ startMinute: number; endMinute: number }>;

/** Where to look for bookings that are in the way of any of the series. */
export const spansOfSeries = (sport: string, series: readonly SeriesFacts[]): SpansOfSport => ({
  sport,
  dates: [...new Set(series.flatMap((each) => datesOf(each)))],
  courts: [...new Set(series.map(({ court }) => court))],
  startMinute: Math.min(...series.map(({ startMinute }) => startMinute)),
  endMinute: Math.max(...series.map(({ endMinute }) => endMinute)),
});

const rivalsOf = (series: SeriesFacts, all: readonly SeriesFacts[]): readonly Rival[] => {
  const dates = new Set(datesOf(series));
  return all
    .filter(({ seriesId, court }) => seriesId !== series.seriesId && court === series.court)
    .filter((other) => other.answer !== 'NO' && overlaps(series, other))
    .flatMap((other) => {
      const date = datesOf(other).find((each) => dates.has(each));
      return date === undefined ? [] : [{ series: other, date }];
    });
};

type Known = Readonly<{
  sport: string;
  club: ClubToday;
  person: PersonRow | null;
  /** The bookings in all the spans of the draft, and the series of all open drafts of the sport. */
  occupants: readonly BookingFacts[];
  drafts: readonly SeriesFacts[];
}>;

const availabilityOfSeries = (series: SeriesFacts, { sport, club, person, occupants }: Known): EntryAvailability => {
  const { category, title, court, startMinute, endMinute, repetition, startdate, enddate } = series;
  const entry = {
    ...{
      category,
      title,
      sport,
      courts: [court],
      userID: null,
      date: startdate,
      repetition,
      startdate,
      enddate,
      lastDays: false,
    },
    ...{ start: timeOfMinute(startMinute), end: timeOfMinute(endMinute) },
    ...{ onConflict: 'SKIP' as const, choices: [], price: null, withVoucher: false, remark: null, reason: null },
  };
  const inWay = occupants.filter((each) => each.court === court && overlaps(each, series));
  return availabilityOf(entry, club, { person, occupants: inWay });
};

/** What booking `series` would do now, by the read models: the command-service decides again. */
export const outlookOf = (series: SeriesFacts, known: Known): SeasonOutlook => {
  const { planned, price } = availabilityOfSeries(series, known);
  return {
    ...{
      price,
      occurrences: planned.filter(({ isLeftOut }) => !isLeftOut).length,
      rivals: rivalsOf(series, known.drafts),
    },
    conflicts: planned.flatMap(({ conflicts }) => conflicts),
    problem: planned.find(({ problem }) => problem !== null)?.problem ?? null,
  };
};
