import type { LocalDate } from '@platzwart/contracts/core';
import { type HistoryKind, historyKinds } from '@platzwart/contracts/catalogue';
import { type EventType, isEventType } from '@platzwart/contracts/event-facts';
import { addressedDay } from '../../core/navigation/addressedDay.ts';

/** The filter of the club log; it is kept in the address. */
export type ClubLogFilter = Readonly<{
  search: string;
  kind: HistoryKind | null;
  /** The type of the event. */
  action: EventType | null;
  /** Numbers of people. */
  person: string | null;
  actor: string | null;
  /** The `_id` of one booking, series, event … */
  subject: string | null;
  /** The day of play. */
  day: LocalDate | null;
  fromDate: LocalDate | null;
  toDate: LocalDate | null;
  /** From 1. */
  page: number;
}>;

export const longestSearch = 100;

const matching = (given: string | null, pattern: RegExp): string | null =>
  given !== null && pattern.test(given) ? given : null;
const memberNumber = /^[1-9]\d{0,8}$/;
const uuid = /^[\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12}$/;
const pageNumber = /^[1-9]\d{0,4}$/;

/** Ignores invalid values of the address. */
export const clubLogFilterOf = (params: URLSearchParams): ClubLogFilter => ({
  search: (params.get('q') ?? '').slice(0, longestSearch),
  kind: historyKinds.find((kind) => kind === params.get('kind')) ?? null,
  action: [params.get('action') ?? ''].find(isEventType) ?? null,
  person: matching(params.get('person'), memberNumber),
  actor: matching(params.get('actor'), memberNumber),
  subject: matching(params.get('subject'), uuid),
  day: addressedDay(params.get('day')),
  fromDate: addressedDay(params.get('from')),
  toDate: addressedDay(params.get('to')),
  page: Number(matching(params.get('page'), pageNumber) ?? 1),
});

/** Only values that differ from the whole log. */
export const paramsOfClubLog = ({ search, fromDate, toDate, page, ...same }: ClubLogFilter): URLSearchParams => {
  const shown = { q: search || null, ...same, from: fromDate, to: toDate, page: page === 1 ? null : String(page) };
  return new URLSearchParams(Object.entries(shown).flatMap(([name, value]) => (value === null ? [] : [[name, value]])));
};

/** Whether the filter may hide entries. */
export const isNarrowed = ({ page: _, search, ...filters }: ClubLogFilter): boolean =>
  search !== '' || Object.values(filters).some((value) => value !== null);
