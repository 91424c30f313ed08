import { endMinute, slotStarts } from '@platzwart/contracts/booking';
import {
  type LocalTime,
  type SportArrangement,
  localTimeSchema,
  minuteOfDay,
  timeOfMinute,
} from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Day } from '../../../courtPlan/plan/cell.ts';
import type { Place, Slot } from '../../../courtPlan/plan/slot.ts';

/** Where and when a new booking is: part of the calendar's address, `courts=3.4&start=18:00&end=19:00`. */
export type BookingEntry = Readonly<{ courts: readonly number[]; start: LocalTime; end: LocalTime }>;

const entrySchema = v.object({
  courts: v.pipe(v.string(), v.regex(/^(?:\d{1,2}(?:\.\d{1,2}){0,98})?$/)),
  start: localTimeSchema,
  end: localTimeSchema,
});

const entryParams = ['courts', 'start', 'end'] as const;

/** Null where the address asks for no new booking, or for none that could be. */
export const entryOf = (params: URLSearchParams): BookingEntry | null => {
  const parsed = v.safeParse(entrySchema, Object.fromEntries(entryParams.map((name) => [name, params.get(name)])));
  if (!parsed.success) return null;
  const { courts, start, end } = parsed.output;
  return { courts: [...new Set(courts.split('.').map(Number))].filter((court) => court > 0), start, end };
};

export const paramsOfEntry = (
  entry: BookingEntry | null,
): Readonly<Record<(typeof entryParams)[number], string | null>> => ({
  courts: entry?.courts.join('.') ?? null,
  start: entry?.start ?? null,
  end: entry?.end ?? null,
});

/** How long a new booking is that begins in a free cell, in minutes, where the day has room. */
const usualMinutes = 60;

/** A new booking that begins in this cell. */
export const entryAt = (day: Day, { court, startMinute }: Place): BookingEntry => ({
  courts: [court],
  start: timeOfMinute(startMinute),
  end: timeOfMinute(Math.min(startMinute + usualMinutes, day.closesMinute)),
});

type OpeningHours = Pick<SportArrangement, 'halfHour' | 'opensAt' | 'closesAt'>;

/**
 * Where a form begins that was not opened from the plan: without a court, at the first start from `earliest` on, in minutes since midnight, after
 * which an hour is left; at the first of the day where there is none.
 */
export const firstEntry = (sport: OpeningHours, earliest: number): BookingEntry => {
  const last = endMinute(sport.closesAt) - usualMinutes;
  const ahead = slotStarts(sport).find((start) => start >= earliest && start <= last);
  const start = ahead ?? minuteOfDay(sport.opensAt);
  return { courts: [], start: timeOfMinute(start), end: timeOfMinute(start + usualMinutes) };
};

/** A new booking from one cell to another: every court between them, from the earlier start to the later end. */
export const entryBetween = (day: Day, { from, to }: Readonly<{ from: Place; to: Place }>): BookingEntry => {
  const columns = day.columns.map(({ court }) => court.number);
  const [first = 0, last = 0] = [columns.indexOf(from.court), columns.indexOf(to.court)].toSorted((a, b) => a - b);
  return {
    courts: columns.slice(first, last + 1),
    start: timeOfMinute(Math.min(from.startMinute, to.startMinute)),
    end: timeOfMinute(Math.max(from.endMinute, to.endMinute)),
  };
};

/** The cells of a day that the entry covers, as the plan shows a selection. */
export const slotsOfEntry = (
  { courts, start, end }: BookingEntry,
  day: Pick<Slot, 'sport' | 'date'>,
  slotMinutes: number,
): readonly Slot[] => {
  const [from, to] = [minuteOfDay(start), endMinute(end)];
  return courts.flatMap((court) =>
    Array.from({ length: Math.max(Math.ceil((to - from) / slotMinutes), 0) }, (_, index) => ({
      ...day,
      court,
      startMinute: from + index * slotMinutes,
      endMinute: from + (index + 1) * slotMinutes,
    })),
  );
};
