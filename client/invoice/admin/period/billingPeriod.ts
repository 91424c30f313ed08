import { type LocalDate, addDays, localDate, localDateSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';

/** What is billed; both days are included. */
export type BillingPeriod = Readonly<{ fromDate: LocalDate; toDate: LocalDate }>;

export const quickPeriods = ['lastMonth', 'thisMonth', 'lastQuarter', 'thisYear', 'lastYear'] as const;
export type QuickPeriod = (typeof quickPeriods)[number];

/** The first day of a month; months are counted from the year 0. */
const firstOf = (month: number): LocalDate =>
  localDate(`${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`);

const monthsFrom = (month: number, count: number): BillingPeriod => ({
  fromDate: firstOf(month),
  toDate: addDays(firstOf(month + count), -1),
});

/** A period by its name, on the day `today`; none ends later than today (decisions.md N32). */
export const quickPeriod = (name: QuickPeriod, today: LocalDate): BillingPeriod => {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(0, 4)) * 12 + Number(today.slice(5, 7)) - 1];
  const periods: Readonly<Record<QuickPeriod, BillingPeriod>> = {
    lastMonth: monthsFrom(month - 1, 1),
    thisMonth: { fromDate: firstOf(month), toDate: today },
    lastQuarter: monthsFrom(month - (month % 3) - 3, 3),
    thisYear: { fromDate: firstOf(year * 12), toDate: today },
    lastYear: monthsFrom((year - 1) * 12, 12),
  };
  return periods[name];
};

/** Why nothing can be billed for these days; null where they are fine. */
export const periodProblem = ({ fromDate, toDate }: BillingPeriod, today: LocalDate): 'order' | 'future' | null => {
  if (fromDate > toDate) return 'order';
  return toDate > today ? 'future' : null;
};

const dayIn = (params: URLSearchParams, name: string): LocalDate | null => {
  const day = v.safeParse(localDateSchema, params.get(name));
  // The database knows no year 0. Other days may be on the way to the one that is typed.
  return day.success && day.output > '0001' ? day.output : null;
};

/** The period in an address, `from` and `to`; last month where it has none. */
export const periodIn = (params: URLSearchParams, today: LocalDate): BillingPeriod => {
  const [fromDate, toDate] = [dayIn(params, 'from'), dayIn(params, 'to')];
  return fromDate && toDate ? { fromDate, toDate } : quickPeriod('lastMonth', today);
};

/** What stands in an address as `from` or `to` and is no day; null where all is well. */
export const wrongDayIn = (params: URLSearchParams): string | null =>
  ['from', 'to']
    .filter((name) => dayIn(params, name) === null)
    .map((name) => params.get(name))
    .find(Boolean) ?? null;
