import { type LocalDate, localDate } from '@platzwart/contracts/core';
import * as v from 'valibot';

/** The days on which invoices were issued: `from` is the first, `before` the first after the last. */
export type IssuePeriod = Readonly<{ from: LocalDate; before: LocalDate }>;

const within = (least: number, most: number) => v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(most));

/** A year and one of its months; null: all. A month without a year is none. */
export const yearAndMonth = { year: v.nullable(within(2000, 2999)), month: v.nullable(within(1, 12)) };

const firstDayOf = (months: number): LocalDate =>
  localDate(`${Math.floor(months / 12)}-${String(1 + (months % 12)).padStart(2, '0')}-01`);

/** A whole year, or one of its months, 1 to 12. */
export const issuePeriodOf = (year: number, month: number | null): IssuePeriod => {
  const first = year * 12 + (month ?? 1) - 1;
  return { from: firstDayOf(first), before: firstDayOf(first + (month === null ? 12 : 1)) };
};
