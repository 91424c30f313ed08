import * as v from 'valibot';
import type { Cents } from './money.ts';
import type { LocalTime } from './wallClock.ts';

/** Upper-case key of a sport, e.g. TENNIS (decisions.md P1). */
export const sportKeySchema = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,31}$/));
export const courtNumberSchema = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(99));

export const surfaces = ['CLAY', 'HALL_FLOOR', 'SQUASH_FLOOR'] as const;
export type Surface = (typeof surfaces)[number];

/** A court that no longer takes bookings stays in the list, with `active` false. */
export type Court = Readonly<{ number: number; name: string; surface: Surface; active: boolean }>;

export type SportArrangement = Readonly<{
  /** Upper-case key, e.g. TENNIS (decisions.md P1). */
  sport: string;
  courts: readonly Court[];
  opensAt: LocalTime;
  closesAt: LocalTime;
  /** True: a grid of 30 minutes; false: of 60, aligned to `opensAt` (decisions.md P10). */
  halfHour: boolean;
}>;

/** Gross for one court and 60 minutes, from `time` on until the next row's time (decisions.md P4, P5). */
export type PriceRow = Readonly<{
  time: LocalTime;
  guest: Cents;
  member: Cents;
  trainer: Cents;
  weekendGuest: Cents;
  weekendMember: Cents;
  weekendTrainer: Cents;
}>;

/** A sport with everything that makes up its plan and its prices. */
export type SportSettings = SportArrangement & Readonly<{ prices: readonly PriceRow[] }>;
