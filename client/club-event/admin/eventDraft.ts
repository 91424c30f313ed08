import {
  type LocalDate,
  type LocalTime,
  type OnConflict,
  daysBetween,
  localDateSchema,
  localTimeSchema,
  maxBookingsOfCommand,
  maxDatesOfSeries,
} from '@platzwart/contracts/core';
import type { EventCategory, HomeAway } from '@platzwart/contracts/club-event';
import * as v from 'valibot';
import type { useSaveEventCreateMutation } from '../../__generated__/useSaveEventCreateMutation.graphql.ts';
import type { fetchEventConflictsQuery } from '../../__generated__/fetchEventConflictsQuery.graphql.ts';

export type EventInput = useSaveEventCreateMutation['variables']['event'];
export type CourtsInput = fetchEventConflictsQuery['variables']['booking'];

/** What an ADMIN fills in; dates and times as the browser's fields give them, empty where nothing was chosen. */
export type EventDraft = Readonly<{
  category: EventCategory;
  name: string;
  description: string;
  where: string;
  homeAway: HomeAway | '';
  date: string;
  endDate: string;
  start: string;
  end: string;
  sport: string;
  courts: readonly number[];
  onConflict: OnConflict;
  reason: string;
}>;

export const emptyDraft = (today: LocalDate): EventDraft => ({
  ...{ category: 'CLUB', name: '', description: '', where: '', homeAway: '', date: today, endDate: '' },
  ...{ start: '', end: '', sport: '', courts: [], onConflict: 'ABORT', reason: '' },
});

/** What is wrong with a draft, by the field that shows it. */
export type DraftIssue =
  | 'name'
  | 'date'
  | 'tooFar'
  | 'lastDay'
  | 'lastTooFar'
  | 'start'
  | 'end'
  | 'sameTime'
  | 'tooMany'
  | 'conflicts'
  | 'reason';

const dayOf = (text: string): LocalDate | null => (v.is(localDateSchema, text) ? text : null);
const timeOf = (text: string): LocalTime | null => (v.is(localTimeSchema, text) ? text : null);

const daysOf = ({ date, endDate }: EventDraft): number => {
  const first = dayOf(date);
  return first === null ? 0 : daysBetween(first, dayOf(endDate) ?? first) + 1;
};

const isWithinDays = (draft: EventDraft): boolean => daysOf(draft) >= 1 && daysOf(draft) <= maxDatesOfSeries;

/** Bookings that are in the way of the courts; `mustDecide`: the event is to get these courts, and does not merely keep its own. */
type InWay = Readonly<{
  conflicts: number;
  mustDecide: boolean;
  /** The last day on which an event may be; null: its days are as they were. */
  last: LocalDate | null;
}>;
const nothingInWay: InWay = { conflicts: 0, mustDecide: false, last: null };

type Check = (draft: EventDraft, inWay: InWay) => boolean;
const checks: readonly (readonly [DraftIssue, Check])[] = [
  ['name', ({ name }) => name.trim() === ''],
  ['date', ({ date }) => dayOf(date) === null],
  ['lastDay', (draft) => dayOf(draft.date) !== null && !isWithinDays(draft)],
  ['tooFar', ({ date }, { last }) => last !== null && date > last],
  ['lastTooFar', ({ date, endDate }, { last }) => last !== null && date <= last && endDate > last],
  ['start', ({ start, end }) => start === '' && end !== ''],
  ['end', ({ courts, end }) => courts.length > 0 && end === ''],
  ['sameTime', ({ start, end }) => start !== '' && start === end],
  ['tooMany', (draft) => daysOf(draft) * draft.courts.length > maxBookingsOfCommand],
  ['conflicts', ({ onConflict }, { conflicts, mustDecide }) => mustDecide && conflicts > 0 && onConflict === 'ABORT'],
  ['reason', (draft, { conflicts }) => conflicts > 0 && displaces(draft) && draft.reason.trim() === ''],
];
const displaces = ({ onConflict }: EventDraft): boolean => onConflict === 'DISPLACE';

export const issuesOf = (draft: EventDraft, inWay: InWay): readonly DraftIssue[] =>
  checks.flatMap(([issue, isWrong]) => (isWrong(draft, inWay) ? [issue] : []));

const textOf = (text: string): string | null => text.trim() || null;

/** The input of the API. Without conflicts there is nothing to decide, and no reason to send. */
export const inputOf = (draft: EventDraft, conflicts: number): EventInput => {
  const { category, name, description, where, homeAway, endDate, start, end, sport, courts } = draft;
  const decided = conflicts > 0 ? draft : { onConflict: 'ABORT' as const, reason: '' };
  return {
    ...{ category, name: name.trim(), description: textOf(description), where: textOf(where) },
    homeAway: category === 'LEAGUE' ? homeAway || null : null,
    ...{ date: v.parse(localDateSchema, draft.date), endDate: dayOf(endDate), start: timeOf(start), end: timeOf(end) },
    ...{ sport: textOf(sport), courts: [...courts], onConflict: decided.onConflict },
    reason: decided.onConflict === 'DISPLACE' ? textOf(decided.reason) : null,
  };
};

/** Null where they are not whole, or no court is open at such times. */
const timesOf = (draft: EventDraft): Readonly<{ date: LocalDate; start: LocalTime; end: LocalTime }> | null => {
  const [date, start, end] = [dayOf(draft.date), timeOf(draft.start), timeOf(draft.end)];
  return date !== null && start !== null && end !== null && start < end ? { date, start, end } : null;
};

/** What to ask about the courts of a draft; null where it has none, or its days and times are not whole. */
export const courtsInputOf = (draft: EventDraft): CourtsInput | null => {
  const [court] = draft.courts;
  const times = timesOf(draft);
  if (court === undefined || times === null) return null;
  if (issuesOf({ ...draft, name: 'x' }, nothingInWay).length > 0) return null;
  const lastDay = dayOf(draft.endDate) ?? times.date;
  return {
    ...{ category: 'EVENT', title: 'x', sport: draft.sport, court, courts: [...draft.courts], ...times },
    ...(lastDay !== times.date && { repetition: 'DAILY' as const, startdate: times.date, enddate: lastDay }),
  };
};

type Text = string | null | undefined;
type KnownEvent = Pick<EventDraft, 'category' | 'name' | 'date' | 'endDate' | 'courts'> &
  Readonly<Record<'description' | 'where' | 'start' | 'end' | 'sport', Text>> &
  Readonly<{ homeAway?: EventDraft['homeAway'] | null | undefined }>;

export const draftOf = (event: KnownEvent): EventDraft => {
  const { category, name, date, endDate, courts, description, where, start, end, sport, homeAway } = event;
  const orEmpty = <Value extends string>(value: Value | null | undefined): Value | '' => value ?? '';
  return {
    ...{ category, name, description: orEmpty(description), where: orEmpty(where), homeAway: orEmpty(homeAway) },
    ...{ date, endDate: endDate === date ? '' : endDate, start: orEmpty(start), end: orEmpty(end) },
    ...{ sport: orEmpty(sport), courts, onConflict: 'ABORT', reason: '' },
  };
};
