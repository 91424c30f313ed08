import { type LocalDate, addDays, daysBetween, localDate, localDateSchema } from '@platzwart/contracts/core';
import { maxDaysOfReport } from '@platzwart/contracts/figures';
import * as v from 'valibot';

export const periodKinds = ['month', 'quarter', 'season', 'year', 'free'] as const;
export type PeriodKind = (typeof periodKinds)[number];
export const comparisons = ['none', 'previous', 'year'] as const;
export type Comparison = (typeof comparisons)[number];

/** Both days included. */
export type Period = Readonly<{ from: LocalDate; to: LocalDate }>;

/** What the address asks for. `day`: a day within the period; of a free one its days are `from` and `to`, in whichever order they were typed. */
export type ReportAddress = Readonly<{
  kind: PeriodKind;
  day: LocalDate;
  from: LocalDate;
  to: LocalDate;
  compare: Comparison;
  /** The position of the log of a report that is drawn again; null: the newest. */
  position: string | null;
}>;

const monthOf = (day: LocalDate): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;
/** Months are counted from the year 0. */
const firstOf = (month: number): LocalDate =>
  localDate(`${String(Math.floor(month / 12)).padStart(4, '0')}-${String((month % 12) + 1).padStart(2, '0')}-01`);

const lengths = { month: 1, quarter: 3, season: 6, year: 12 } as const;
/** Summer begins in April, winter in October; months are counted from January. */
const offsets = { month: 0, quarter: 0, season: 3, year: 0 } as const;

const firstMonth = (kind: Exclude<PeriodKind, 'free'>, day: LocalDate): number => {
  const month = monthOf(day) - offsets[kind];
  return month - (month % lengths[kind]) + offsets[kind];
};

const monthsFrom = (month: number, count: number): Period => ({
  from: firstOf(month),
  to: addDays(firstOf(month + count), -1),
});

/** The period that the address asks for. */
export const periodOf = ({ kind, day, from, to }: ReportAddress): Period => {
  if (kind !== 'free') return monthsFrom(firstMonth(kind, day), lengths[kind]);
  return from <= to ? { from, to } : { from: to, to: from };
};

/** The day in the period before or after, for the same kind of period; a free one moves by its length. */
export const stepped = (address: ReportAddress, direction: 1 | -1): Partial<ReportAddress> => {
  if (address.kind !== 'free')
    return { day: firstOf(firstMonth(address.kind, address.day) + direction * lengths[address.kind]) };
  const { from, to } = periodOf(address);
  const by = direction * (daysBetween(from, to) + 1);
  return { from: addDays(from, by), to: addDays(to, by) };
};

/** A year earlier; of 29 February the 28th. */
const yearBefore = (day: LocalDate): LocalDate => {
  const shifted = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return v.is(localDateSchema, shifted) ? localDate(shifted) : localDate(`${shifted.slice(0, 8)}28`);
};

/** The period to compare with; null where none is asked for. */
export const comparedPeriod = (address: ReportAddress): Period | null => {
  if (address.compare === 'none') return null;
  if (address.compare === 'previous') return periodOf({ ...address, ...stepped(address, -1) });
  const { from, to } = periodOf(address);
  // By the day after the last, so that the end of February is compared with the end of February.
  return { from: yearBefore(from), to: addDays(yearBefore(addDays(to, 1)), -1) };
};

/** Of a report or of the period that it is compared with: the gateway refuses more. */
export const isTooLong = ({ from, to }: Period): boolean => daysBetween(from, to) >= maxDaysOfReport;
