import { type LocalDate, maxDatesOfSeries, maxDaysOfSeries, addDays, daysBetween, localDate } from '../core/index.ts';

export const repetitions = ['NONE', 'DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type Repetition = (typeof repetitions)[number];

/**
 * The rule of a series; both days are included (decisions.md B11). `lastDays`: a month without the day of `startdate` has its last day as a
 * date (Q16); missing: it has none.
 */
export type Recurrence = Readonly<{
  repetition: Repetition;
  startdate: LocalDate;
  enddate: LocalDate;
  lastDays?: boolean;
}>;

/** Whether the rule has at least one date and stays within the limits; a single date begins and ends on the same day. */
export const isWithinLimits = ({ repetition, startdate, enddate }: Recurrence): boolean => {
  const days = daysBetween(startdate, enddate);
  if (repetition === 'NONE') return days === 0;
  return days >= 0 && days <= maxDaysOfSeries && (repetition !== 'DAILY' || days < maxDatesOfSeries);
};

const stepOf = { DAILY: 1, WEEKLY: 7 } as const;

const everyDays = ({ startdate, enddate }: Recurrence, step: number): readonly LocalDate[] =>
  Array.from({ length: Math.floor(daysBetween(startdate, enddate) / step) + 1 }, (_, index) =>
    addDays(startdate, index * step),
  );

const twoDigits = (value: number): string => String(value).padStart(2, '0');

type DateOfMonth = Readonly<{ date: LocalDate; hasDay: boolean }>;

/** The day of `date` in the month that is `months` later, or the last day of that month where it has no such day. */
const sameDayOfMonth = (date: LocalDate, months: number): DateOfMonth => {
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))];
  const last = new Date(Date.UTC(year, month + months, 0));
  const found = Math.min(day, last.getUTCDate());
  return {
    date: localDate(`${last.getUTCFullYear()}-${twoDigits(last.getUTCMonth() + 1)}-${twoDigits(found)}`),
    hasDay: found === day,
  };
};

const everyMonth = ({ startdate, enddate }: Recurrence): readonly DateOfMonth[] => {
  const months = Math.floor(daysBetween(startdate, enddate) / 28) + 1;
  return Array.from({ length: months }, (_, index) => sameDayOfMonth(startdate, index)).filter(
    ({ date }) => date <= enddate,
  );
};

/**
 * The dates of a series that is within its limits, in order: every day, every seven days, or the same day of every month; a month without
 * that day is left out (`leftOutDatesOf`), or has its last day (decisions.md B11, Q16). Days are those of the club's calendar, so a change
 * of the clocks moves none.
 */
export const datesOf = (rule: Recurrence): readonly LocalDate[] => {
  switch (rule.repetition) {
    case 'NONE':
      return [rule.startdate];
    case 'MONTHLY':
      return everyMonth(rule)
        .filter(({ hasDay }) => hasDay || rule.lastDays === true)
        .map(({ date }) => date);
    default:
      return everyDays(rule, stepOf[rule.repetition]);
  }
};

/** The last days of the months that a monthly series leaves out because they have no such day, in order (decisions.md Q16). */
export const leftOutDatesOf = (rule: Recurrence): readonly LocalDate[] =>
  rule.repetition === 'MONTHLY' && rule.lastDays !== true
    ? everyMonth(rule)
        .filter(({ hasDay }) => !hasDay)
        .map(({ date }) => date)
    : [];
