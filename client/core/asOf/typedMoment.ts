import { localDateSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { clubClockAt, instantOf } from '../time/clubTime.ts';

const months = ['jan', 'feb', 'mar|mär', 'apr', 'may|mai', 'jun', 'jul', 'aug', 'sep', 'oct|okt', 'nov', 'dec|dez'];
/** The time at the end: `, 12:00`, ` 12.00 Uhr`, ` at 12:00`. */
const timeAtEnd = /(?:,|\s|t)\s*(?:um |at )?(\d{1,2})[:.](\d{2})(?: ?uhr)?$/;
/** `31.12.`, `31.12.2025`, `31/12/2025`. */
const byNumbers = /^(\d{1,2})[./] ?(\d{1,2})(?:[./] ?(\d{4})?)?$/;
/** `31. Dezember 2025`, `31 Dec`. */
const byName = /^(\d{1,2})\.? ([a-zä]{3})[a-zä]*\.?(?: (\d{4}))?$/;
const byIso = /^(\d{4})-(\d{2})-(\d{2})$/;

type Day = Readonly<{ day: string; month: number; year: string | undefined }>;

const numbersIn = (text: string): Day | null => {
  const [found, day = '', month, year] = byNumbers.exec(text) ?? [];
  return found === undefined ? null : { day, month: Number(month), year };
};
const nameIn = (text: string): Day | null => {
  const [found, day = '', name = '', year] = byName.exec(text) ?? [];
  const month = months.findIndex((each) => each.split('|').includes(name)) + 1;
  return found === undefined ? null : { day, month, year };
};
const isoIn = (text: string): Day | null => {
  const [found, year, month, day = ''] = byIso.exec(text) ?? [];
  return found === undefined ? null : { day, month: Number(month), year };
};
const dayIn = (text: string): Day | null => numbersIn(text) ?? nameIn(text) ?? isoIn(text);

const instantIn = ({ day, month }: Day, year: number, minute: number): number | null => {
  const written = `${year}-${String(month).padStart(2, '0')}-${day.padStart(2, '0')}`;
  const date = v.safeParse(localDateSchema, written);
  return date.success ? instantOf(date.output, minute) : null;
};

const minuteIn = (hours: string | undefined, minutes: string | undefined): number | null => {
  if (hours === undefined) return 24 * 60;
  const minute = Number(hours) * 60 + Number(minutes);
  return Number(minutes) > 59 || minute > 24 * 60 ? null : minute;
};

const yearsOf = ({ year }: Day, now: number): readonly number[] => {
  const present = Number(clubClockAt(now).date.slice(0, 4));
  return year === undefined ? [present, present - 1] : [Number(year)];
};

/**
 * The moment that somebody types, in German or in English, e.g. `31.12., 12:00` or `31 Dec 2025, 12:00`, in the club's time; ISO 8601. Without a year it
 * is the last such moment until `now` (epoch milliseconds), without a time the end of the day. Null where it says no day, or a time that clocks do not show.
 */
export const typedMoment = (typed: string, now: number): string | null => {
  const text = typed.trim().toLowerCase();
  const [atEnd = '', hours, minutes] = timeAtEnd.exec(text) ?? [];
  const day = dayIn(text.slice(0, text.length - atEnd.length).trim());
  const minute = minuteIn(hours, minutes);
  if (!day || minute === null) return null;
  const instants = yearsOf(day, now).flatMap((year) => instantIn(day, year, minute) ?? []);
  const instant = instants.find((each) => each <= now) ?? instants.at(-1);
  return instant === undefined ? null : new Date(instant).toISOString();
};
