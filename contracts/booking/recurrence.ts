import { type LocalDate, maxDatesOfSeries, maxDaysOfSeries, addDays, daysBetween, localDate } from '../core/index.ts';

export const repetitions = ['NONE', 'DAILY', 'WEEKLY', 'MONTHLY'] as const;
export type Repetition = (typeof repetitions)[number];

/** The rule of a series; both days are included (decisions.md B11). */
export type Recurrence = Readonly<{ repetition: Repetition; startdate: LocalDate; enddate: LocalDate }>;

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

/** The day of `date` in the month that is `months` later; null where that month has no such day. */
const sameDayOfMonth = (date: LocalDate, months: number): LocalDate | null => {
  const [year, month, day] = [Number(date.slice(0, 4)), Number(date.slice(5, 7)), Number(date.slice(8))];
  const later = new Date(Date.UTC(year, month - 1 + months, day));
  if (later.getUTCDate() !== day) return null;
  return localDate(`${later.getUTCFullYear()}-${twoDigits(later.getUTCMonth() + 1)}-${twoDigits(day)}`);
};

const everyMonth = ({ startdate, enddate }: Recurrence): readonly LocalDate[] => {
  const months = Math.floor(daysBetween(startdate, enddate) / 28) + 1;
  const dates = Array.from({ length: months }, (_, index) => sameDayOfMonth(startdate, index));
  return dates.filter((date) => date !== null).filter((date) => date <= enddate);
};

/**
 * The dates of a series that is within its limits, in order: every day, every seven days, or the same day of every month; a month without
 * that day is skipped (decisions.md B11). Days are those of the club's calendar, so a change of the clocks moves none.
 */
export const datesOf = (rule: Recurrence): readonly LocalDate[] => {
  switch (rule.repetition) {
    case 'NONE':
      return [rule.startdate];
    case 'MONTHLY':
      return everyMonth(rule);
    default:
      return everyDays(rule, stepOf[rule.repetition]);
  }
};
