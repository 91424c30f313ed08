import * as v from 'valibot';
import type { Brand } from './brand.ts';

/** Local calendar day of the club, `YYYY-MM-DD`. Its string order is the order of days. */
export type LocalDate = Brand<'LocalDate'>;
/** Local wall-clock time of the club, `HH:mm`, `00:00` to `24:00` (decisions.md P14). Its string order is the order of times. */
export type LocalTime = Brand<'LocalTime'>;

/** Days that every month has need no calendar: a rebuild asks for each event there ever was. */
const inEveryMonth = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;

const isCalendarDay = (value: string): boolean => {
  if (inEveryMonth.test(value)) return true;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
};

export const localDateSchema = v.pipe(
  v.string(),
  v.regex(/^\d{4}-\d{2}-\d{2}$/),
  v.check(isCalendarDay),
  v.transform((value) => value as LocalDate),
);
export const localTimeSchema = v.pipe(
  v.string(),
  v.regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/),
  v.transform((value) => value as LocalTime),
);

/** Both throw on anything but the forms above. */
export const localDate = (value: string): LocalDate => v.parse(localDateSchema, value);
export const localTime = (value: string): LocalTime => v.parse(localTimeSchema, value);

/** Minutes since local midnight, 0 to 1440; 24:00 is 1440, never 0. */
export const minuteOfDay = (time: LocalTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The inverse of `minuteOfDay`, for 0 to 1440. */
export const timeOfMinute = (minute: number): LocalTime =>
  localTime(`${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`);

const millisecondsPerDay = 86_400_000;
const utcMidnight = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`);

export const addDays = (date: LocalDate, days: number): LocalDate =>
  localDate(new Date(utcMidnight(date) + days * millisecondsPerDay).toISOString().slice(0, 10));

/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number =>
  (utcMidnight(to) - utcMidnight(from)) / millisecondsPerDay;

/** ISO weekday: 1 Monday to 7 Sunday. */
export const weekdayOf = (date: LocalDate): number => new Date(utcMidnight(date)).getUTCDay() || 7;
