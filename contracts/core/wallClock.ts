import * as v from 'valibot';
import type { Brand } from './brand.ts';

/** Local calendar day of the club, `YYYY-MM-DD`. Its string order is the order of days. */
export type LocalDate = Brand<'LocalDate'>;
/** Local wall-clock time of the club, `HH:mm`, `00:00` to `24:00` (decisions.md P14). Its string order is the order of times. */
export type LocalTime = Brand<'LocalTime'>;

/** Days up to 28 exist in every month and are not checked against a calendar: a rebuild parses each event of the log. */
const inEveryMonth = /^\d{4}-(?:0[1-9]|1[0-2])-(?:0[1-9]|1\d|2[0-8])$/;

const isCalendarDay = (value: string): boolean => {
  if (inEveryMonth.test(value)) return true;
  const instant = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(instant.getTime()) && instant.toISOString().startsWith(value);
};

const dateForm = /^\d{4}-\d{2}-\d{2}$/;
const timeForm = /^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/;

const isDate = (value: unknown): boolean =>
  typeof value === 'string' && (inEveryMonth.test(value) || (dateForm.test(value) && isCalendarDay(value)));
const isTime = (value: unknown): boolean => typeof value === 'string' && timeForm.test(value);

export const localDateSchema = v.custom<LocalDate>(isDate, 'a calendar day, YYYY-MM-DD');
/**
 * A day that somebody enters or a bank writes, from 1900 to 2199: rules count months and years from it. An event of the log may hold any other
 * day, because it is not checked again.
 */
export const enteredDateSchema = v.pipe(
  localDateSchema,
  v.check((date) => date >= '1900' && date < '2200', 'a day from 1900 to 2199'),
);
export const localTimeSchema = v.custom<LocalTime>(isTime, 'a time of day, HH:mm');

/** Both throw on any other format. They do not use the schema, because they run for every event and every rule. */
export const localDate = (value: string): LocalDate => {
  if (!dateForm.test(value) || !isCalendarDay(value)) throw new Error(`"${value}" is not a calendar day`);
  return value as LocalDate;
};
export const localTime = (value: string): LocalTime => {
  if (!timeForm.test(value)) throw new Error(`"${value}" is not a time of day`);
  return value as LocalTime;
};

/** Minutes since local midnight, 0 to 1440; 24:00 is 1440, never 0. */
export const minuteOfDay = (time: LocalTime): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

const twoDigits = (value: number): string => String(value).padStart(2, '0');

/** The inverse of `minuteOfDay`, for 0 to 1440. */
export const timeOfMinute = (minute: number): LocalTime =>
  localTime(`${twoDigits(Math.floor(minute / 60))}:${twoDigits(minute % 60)}`);

export const millisecondsPerDay = 86_400_000;

/** Days since 1970-01-01. */
export const epochDay = (date: LocalDate): number => Date.parse(`${date}T00:00:00Z`) / millisecondsPerDay;

/** The inverse of `epochDay`. */
export const dateOfEpochDay = (day: number): LocalDate =>
  localDate(new Date(day * millisecondsPerDay).toISOString().slice(0, 10));

export const addDays = (date: LocalDate, days: number): LocalDate => dateOfEpochDay(epochDay(date) + days);

/** Milliseconds since 1970 of an ISO 8601 instant that our own services wrote. */
export const epochMilliseconds = (instant: string): number => Date.parse(instant);

/** Calendar days from `from` to `to`; negative when `to` is earlier. */
export const daysBetween = (from: LocalDate, to: LocalDate): number => epochDay(to) - epochDay(from);

/** ISO weekday: 1 Monday to 7 Sunday. 1970 began on a Thursday. */
export const weekdayOf = (date: LocalDate): number => ((((epochDay(date) + 3) % 7) + 7) % 7) + 1;
