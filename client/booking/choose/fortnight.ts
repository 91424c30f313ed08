import { type LocalDate, addDays, daysBetween, weekdayOf } from '@platzwart/contracts/core';

const days = 14;

/**
 * The two weeks, beginning on a Monday, that contain `date`. They are counted from this week's Monday, so that
 * selecting another of their days moves nothing.
 */
export const fortnightOf = (date: LocalDate, today: LocalDate): readonly LocalDate[] => {
  const monday = addDays(today, 1 - weekdayOf(today));
  const start = addDays(monday, Math.floor(daysBetween(monday, date) / days) * days);
  return Array.from({ length: days }, (_, index) => addDays(start, index));
};
