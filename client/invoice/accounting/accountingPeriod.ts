import { type LocalDate, addDays, localDate } from '@platzwart/contracts/core';

const first = (year: number, month: number): LocalDate =>
  localDate(`${String(year)}-${String(month).padStart(2, '0')}-01`);

const span = (year: number, month: number, months: number) => ({
  from: first(year, month),
  to: addDays(month + months > 12 ? first(year + 1, 1) : first(year, month + months), -1),
});

/** First and last day of a quarter (`q1`), of a month (`m12`), or else of the whole year. */
export const periodOf = (year: number, part: string) => {
  const number = Number(part.slice(1));
  if (/^q[1-4]$/.test(part)) return span(year, number * 3 - 2, 3);
  return /^m(?:[1-9]|1[0-2])$/.test(part) ? span(year, number, 1) : span(year, 1, 12);
};
