import { type BookingCategory, closureStart, halfHourMinutes } from '@platzwart/contracts/booking';
import { type LocalTime, type Surface, minuteOfDay, timeOfMinute } from '@platzwart/contracts/core';
import type { PlannedSport } from '../../../courtPlan/plan/sportPlan.ts';

export const closureCauses = ['RAIN', 'CARE', 'OTHER'] as const;
export type ClosureCause = (typeof closureCauses)[number];

/** Under a roof no shower closes a court. */
const indoorSurfaces: readonly Surface[] = ['HALL_FLOOR', 'SQUASH_FLOOR', 'CARPET'];

/** The numbers of the courts that a shower closes. */
export const outdoorCourts = ({ courts }: Pick<PlannedSport, 'courts'>): readonly number[] =>
  courts.filter(({ active, surface }) => active && !indoorSurfaces.includes(surface)).map(({ number }) => number);

/** When a closure of today can end: each half hour until closing; none once that is over. `minute` counts from local midnight. */
export const closureEnds = (sport: PlannedSport, minute: number): readonly LocalTime[] => {
  const first = closureStart(sport, minute) + halfHourMinutes;
  const count = Math.floor((minuteOfDay(sport.closesAt) - first) / halfHourMinutes) + 1;
  return Array.from({ length: Math.max(count, 0) }, (_, index) => timeOfMinute(first + index * halfHourMinutes));
};

/** Most showers are over by then; a closure can be ended early, and be made again. */
const usualHalfHours = 4;

export const usualEnd = (ends: readonly LocalTime[]): LocalTime | null =>
  ends[Math.min(usualHalfHours, ends.length) - 1] ?? null;

/** The club's own entries stay when courts are closed. */
export const makesWay = ({ category }: Readonly<{ category: BookingCategory }>): boolean =>
  category !== 'EVENT' && category !== 'BLOCK';
