import { type LocalDate, daysBetween, localDateSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';

/** Days of one sport's plan, both ends included. */
export type PlanRange = Readonly<{ sport: string; fromDate: LocalDate; toDate: LocalDate }>;

/** Longest range of the plan that one call may request, in days: two months of a month view. */
export const maxDaysOfPlan = 62;

const sportSchema = v.pipe(v.string(), v.regex(/^[A-Z][A-Z0-9_]{0,31}$/));
const days = { fromDate: localDateSchema, toDate: localDateSchema };
const isShortEnough = (fromDate: LocalDate, toDate: LocalDate): boolean => {
  const distance = daysBetween(fromDate, toDate);
  return distance >= 0 && distance < maxDaysOfPlan;
};

export const planRangeSchema = v.pipe(
  v.object({ sport: sportSchema, ...days }),
  v.forward(
    v.check(({ fromDate, toDate }) => isShortEnough(fromDate, toDate)),
    ['toDate'],
  ),
);

/** The same, with the argument's name as product.md §7 spells it. */
export const chosenPlanRangeSchema = v.pipe(
  v.object({ choosenSport: sportSchema, ...days }),
  v.forward(
    v.check(({ fromDate, toDate }) => isShortEnough(fromDate, toDate)),
    ['toDate'],
  ),
  v.transform(({ choosenSport, fromDate, toDate }): PlanRange => ({ sport: choosenSport, fromDate, toDate })),
);

export const isInRange = (range: PlanRange, { sport, date }: Readonly<{ sport: string; date: LocalDate }>): boolean =>
  sport === range.sport && date >= range.fromDate && date <= range.toDate;

/** Whether a plan of the range shows the booking, or showed it before it was moved to another day. */
export const hasBeenInRange = (
  range: PlanRange,
  { formerPlaces, ...booking }: Readonly<{ sport: string; date: LocalDate; formerPlaces?: readonly string[] | null }>,
): boolean =>
  isInRange(range, booking) ||
  (formerPlaces ?? []).some((place) => {
    const [date, sport] = place.split(' ');
    return date !== undefined && sport === range.sport && date >= range.fromDate && date <= range.toDate;
  });
