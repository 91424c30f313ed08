import { type LocalDate, addDays, daysBetween, weekdayOf } from '@platzwart/contracts/core';

const days = 14;

/**
 * The two weeks, from a Monday on, in which `date` lies. They are counted from this week's Monday, so that choosing another
 * of their days moves nothing.
 */
export const fortnightOf = (date: LocalDate, today: LocalDate): readonly LocalDate[] => {
  const monday = addDays(today, 1 - weekdayOf(today));
  const start = addDays(monday, Math.floor(daysBetween(monday, date) / days) * days);
  return Array.from({ length: days }, (_, index) => addDays(start, index));
};
