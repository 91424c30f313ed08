import { type BookingCategory, bookingCategories, gridStart } from '@platzwart/contracts/booking';
import {
  type LocalDate,
  type SportArrangement,
  addDays,
  daysBetween,
  localDateSchema,
  minuteOfDay,
} from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type Database, decodeRows } from '../../core/database.ts';
import type { PlanRange } from '../planRange.ts';

type CategoryTotal = Readonly<{ category: BookingCategory; count: number }>;

/** One day of a sport as the month shows it. */
export type CalendarDay = Readonly<{
  date: LocalDate;
  /** How many bookings occupy a court, by category; categories without any are left out. */
  bookings: readonly CategoryTotal[];
  /** Minutes within the opening hours in which a court that takes bookings is free, all courts together. */
  freeMinutes: number;
}>;

export type CalendarReads = Readonly<{
  /** Every day of the range, in order; one statement however many bookings it has. */
  days: (range: PlanRange, sport: SportArrangement) => Promise<readonly CalendarDay[]>;
}>;

/** $4, $5: opening hours in minutes; $6: the courts that take bookings. No two bookings share a minute of a court. */
const totals = `
  select date::text as date, category, count(*)::int as count,
    coalesce(sum(greatest(least(end_minute, $5) - greatest(start_minute, $4), 0)) filter (where court = any($6)), 0)::int as minutes
  from bookings.bookings
  where sport = $1 and date between $2 and $3 and occupancy in ('BOOKED', 'HELD')
  group by date, category`;

const totalSchema = v.object({
  date: localDateSchema,
  category: v.picklist(bookingCategories),
  count: v.number(),
  minutes: v.number(),
});
type Total = v.InferOutput<typeof totalSchema>;

const dayOf = (date: LocalDate, ofDay: readonly Total[], openMinutes: number): CalendarDay => ({
  date,
  bookings: bookingCategories.flatMap((category) => ofDay.filter((total) => total.category === category)),
  freeMinutes: openMinutes - ofDay.reduce((sum, { minutes }) => sum + minutes, 0),
});

export const calendarReads = (database: Pick<Database, 'rows'>): CalendarReads => ({
  days: async ({ sport, fromDate, toDate }, arrangement) => {
    const [opens, closes] = [gridStart(arrangement), minuteOfDay(arrangement.closesAt)];
    const courts = arrangement.courts.filter(({ active }) => active).map(({ number }) => number);
    const values = [sport, fromDate, toDate, opens, closes, courts];
    const ofRange = decodeRows(totalSchema, await database.rows(totals, values));
    return Array.from({ length: daysBetween(fromDate, toDate) + 1 }, (_, index) => {
      const date = addDays(fromDate, index);
      const ofDay = ofRange.filter((total) => total.date === date);
      return dayOf(date, ofDay, courts.length * (closes - opens));
    });
  },
});
