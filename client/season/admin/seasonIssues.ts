import { endMinute, firstDayToEnter, isPeriod, isWithinLimits, lastDayToEnter } from '@platzwart/contracts/booking';
import {
  type LocalDate,
  courtNumberSchema,
  localDateSchema,
  localTimeSchema,
  minuteOfDay,
} from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { SeriesDraft } from './seriesDraft.ts';

/** Why a field is refused, as the texts call it. */
export type SeasonIssue = 'date' | 'time' | 'days' | 'order' | 'end' | 'last' | 'court';
export type FieldIssue<Field extends string> = Readonly<{ field: Field; issue: SeasonIssue }>;

export type TypedPeriod = Readonly<{ from: string; to: string }>;

const dayOf = (typed: string): LocalDate | null => (v.is(localDateSchema, typed) ? typed : null);

/** `today`: the club has to be able to book the day; null: any day of the calendar. */
const issueOfDay = (typed: string, today: LocalDate | null): 'date' | 'days' | null => {
  const day = dayOf(typed);
  if (day === null) return 'date';
  return today !== null && (day < firstDayToEnter(today) || day > lastDayToEnter(today)) ? 'days' : null;
};

/** The first thing that is wrong with the days of a season; null: nothing. */
export const issueOfPeriod = (
  { from, to }: TypedPeriod,
  today: LocalDate | null,
): FieldIssue<keyof TypedPeriod> | null => {
  const [ofFrom, ofTo] = [issueOfDay(from, today), issueOfDay(to, today)];
  if (ofFrom) return { field: 'from', issue: ofFrom };
  if (ofTo) return { field: 'to', issue: ofTo };
  const [first, last] = [dayOf(from), dayOf(to)];
  return first && last && isPeriod({ from: first, to: last }) ? null : { field: 'to', issue: 'order' };
};

type SeriesField = 'court' | 'start' | 'end' | 'startdate' | 'enddate';

const issueOfTimes = ({ start, end }: SeriesDraft): FieldIssue<SeriesField> | null => {
  if (!v.is(localTimeSchema, start)) return { field: 'start', issue: 'time' };
  if (!v.is(localTimeSchema, end)) return { field: 'end', issue: 'time' };
  return minuteOfDay(start) < endMinute(end) ? null : { field: 'end', issue: 'end' };
};

const issueOfDates = (
  { repetition, startdate, enddate }: SeriesDraft,
  today: LocalDate,
): FieldIssue<SeriesField> | null => {
  const [ofFirst, ofLast] = [issueOfDay(startdate, today), issueOfDay(enddate, today)];
  if (ofFirst) return { field: 'startdate', issue: ofFirst };
  if (ofLast) return { field: 'enddate', issue: ofLast };
  const [first, last] = [dayOf(startdate), dayOf(enddate)];
  const isWithin = first && last && isWithinLimits({ repetition, startdate: first, enddate: last });
  return isWithin ? null : { field: 'enddate', issue: 'last' };
};

/** What is wrong with a series, at most one thing of its court, times and dates each. */
export const issuesOfSeries = (series: SeriesDraft, today: LocalDate): readonly FieldIssue<SeriesField>[] => [
  ...(v.is(courtNumberSchema, Number(series.court)) ? [] : [{ field: 'court', issue: 'court' } as const]),
  ...[issueOfTimes(series), issueOfDates(series, today)].filter((issue) => issue !== null),
];
