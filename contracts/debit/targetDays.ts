import { type LocalDate, addDays, easterSunday, weekdayOf } from '../core/index.ts';

const fixedHolidays: readonly string[] = ['01-01', '05-01', '12-25', '12-26'];

/** Whether banks settle on this day: neither a weekend nor a holiday of TARGET, which has no holidays of a country. */
export const isTargetDay = (date: LocalDate): boolean => {
  if (weekdayOf(date) > 5 || fixedHolidays.includes(date.slice(5))) return false;
  const easter = easterSunday(Number(date.slice(0, 4)));
  return date !== addDays(easter, -2) && date !== addDays(easter, 1);
};

/** `date`, or the next day on which banks settle. */
export const targetDayFrom = (date: LocalDate): LocalDate =>
  isTargetDay(date) ? date : targetDayFrom(addDays(date, 1));

/** The last day on which banks settle before `date`: until then a file has to be with the bank. */
export const targetDayBefore = (date: LocalDate): LocalDate => {
  const before = addDays(date, -1);
  return isTargetDay(before) ? before : targetDayBefore(before);
};
