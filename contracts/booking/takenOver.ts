import { type LocalDate, addDays, daysBetween } from '../core/index.ts';
import { datesOf } from './recurrence.ts';
import type { Period, SeasonSeries } from './seasonSeries.ts';

type Dates = Pick<SeasonSeries, 'repetition' | 'startdate' | 'enddate'>;

const daysOfWeek = 7;
/** Whole weeks that a series began after its season, or ended before it; not below 0. */
const weeks = (days: number): number => Math.max(0, Math.floor(days / daysOfWeek)) * daysOfWeek;

const dayOfMonth = (date: LocalDate): string => date.slice(8);

/** Whether `date` is a date on which the series could begin: the same weekday, or the same day of the month. */
const fits = (date: LocalDate, { repetition, startdate }: Dates): boolean => {
  if (repetition === 'DAILY') return true;
  if (repetition === 'MONTHLY') return dayOfMonth(date) === dayOfMonth(startdate);
  return daysBetween(startdate, date) % daysOfWeek === 0;
};

/** Every day of a month occurs within so many days. */
const longestSearch = 62;

const firstFitting = (from: LocalDate, series: Dates): LocalDate | null => {
  for (let day = 0; day <= longestSearch; day += 1) {
    const date = addDays(from, day);
    if (fits(date, series)) return date;
  }
  return null;
};

/**
 * The dates of `series`, which ran in the season `source`, in the season `period`: the same weekday or day of the month. A series that
 * began some weeks after its season, or ended before it, does so again. Days are those of the calendar: neither a change of the clocks nor
 * a leap year moves a weekday. Null where the period has no such date.
 */
export const takenOver = (
  series: Dates,
  { source, period }: Readonly<{ source: Period; period: Period }>,
): Dates | null => {
  const from = addDays(period.from, weeks(daysBetween(source.from, series.startdate)));
  const to = addDays(period.to, -weeks(daysBetween(series.enddate, source.to)));
  const startdate = firstFitting(from, series);
  if (startdate === null || startdate > to) return null;
  const enddate = datesOf({ ...series, startdate, enddate: to }).at(-1);
  return enddate === undefined ? null : { ...series, startdate, enddate };
};
