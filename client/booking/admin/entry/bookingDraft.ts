import {
  type BookingCategory,
  type OccurrenceChoice,
  type Recurrence,
  type Repetition,
  datesOf,
  endMinute,
  isFreeLength,
  isSeasonTicket,
  isWithinLimits,
  leftOutDatesOf,
  minimumMinutes,
} from '@platzwart/contracts/booking';
import {
  type Cents,
  type LocalDate,
  type Role,
  cents,
  localDate,
  minuteOfDay,
  maxBookingsOfCommand,
} from '@platzwart/contracts/core';
import type { PickedPerson } from '../../../core/people/findPeople.ts';
import type { BookingEntry } from './bookingEntry.ts';

/** What an admin has filled in, besides where and when. */
export type BookingDraft = Readonly<{
  category: BookingCategory;
  person: PickedPerson | null;
  title: string;
  remark: string;
  repetition: Repetition;
  /** Of a series; included. */
  lastDate: LocalDate | null;
  /** Of a monthly series: months without the day have their last day (decisions.md Q16). */
  lastDays: boolean;
  /** Euro as typed; empty: the list price. */
  price: string;
  /** Whether the person's hour cards pay, where they can (`canPayByCard`). */
  byCard: boolean;
  /** Why the price is another one, or bookings make way. */
  reason: string;
}>;

export const emptyDraft: BookingDraft = {
  category: 'SINGLE',
  person: null,
  title: '',
  remark: '',
  repetition: 'NONE',
  lastDate: null,
  lastDays: false,
  price: '',
  byCard: false,
  reason: '',
};

/** Whether something was entered that nobody wants to enter again. */
export const isTyped = ({ person, title, remark, price, reason }: BookingDraft): boolean =>
  person !== null || [title, remark, price, reason].some((text) => text.trim() !== '');

/** decisions.md B9: whom and what each category needs. */
type Need = 'required' | 'optional' | 'none';
const needs: Readonly<Record<BookingCategory, Readonly<{ person: Need; title: Need; roles: readonly Role[] }>>> = {
  SINGLE: { person: 'required', title: 'none', roles: ['MEMBER', 'TRAINER', 'ADMIN'] },
  GUEST_SINGLE: { person: 'required', title: 'none', roles: ['GUEST'] },
  SAISON: { person: 'required', title: 'none', roles: ['MEMBER', 'TRAINER', 'ADMIN'] },
  GUEST_SAISON: { person: 'required', title: 'none', roles: ['GUEST'] },
  TRAINING: { person: 'optional', title: 'optional', roles: ['MEMBER', 'TRAINER', 'ADMIN', 'GUEST'] },
  EVENT: { person: 'none', title: 'required', roles: [] },
  BLOCK: { person: 'none', title: 'required', roles: [] },
};
export const needsOf = (category: BookingCategory) => needs[category];

/** Without the person who pays, what it costs is not known yet. */
export const lacksPerson = ({ category, person }: Pick<BookingDraft, 'category' | 'person'>): boolean =>
  needs[category].person === 'required' && person === null;

/** Another category: a person who cannot have it is left out; a season repeats, every week unless told otherwise (decisions.md B12). */
export const withCategory = (draft: BookingDraft, category: BookingCategory): BookingDraft => ({
  ...draft,
  category,
  repetition: isSeasonTicket(category) && draft.repetition === 'NONE' ? 'WEEKLY' : draft.repetition,
  person: draft.person && needs[category].roles.includes(draft.person.role) ? draft.person : null,
});

/** decisions.md V9, V10: cards pay for a single booking of somebody, at the list price. */
export const canPayByCard = ({ category, person, repetition, price }: BookingDraft): boolean =>
  category === 'SINGLE' && person !== null && repetition === 'NONE' && price.trim() === '';

export const isByCard = (draft: BookingDraft): boolean => draft.byCard && canPayByCard(draft);

/** `12,50` → 1250; null for what is no amount; up to 9999,99. */
export const centsOf = (typed: string): Cents | null => {
  const match = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!match) return null;
  return cents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0') || '0'));
};

/** Where and when, and what, and what becomes of the dates that are taken: everything that is sent. */
export type WholeDraft = Readonly<{
  draft: BookingDraft;
  entry: BookingEntry;
  date: LocalDate;
  choices: readonly OccurrenceChoice[];
}>;

export const minutesOfEntry = ({ start, end }: BookingEntry): number => endMinute(end) - minuteOfDay(start);

/** The dates of the draft as a rule; one without a last date has no date. */
const ruleOf = ({ draft: { repetition, lastDate, lastDays }, date }: WholeDraft): Recurrence => ({
  ...{ repetition, lastDays },
  startdate: date,
  enddate: repetition === 'NONE' ? date : (lastDate ?? localDate('0001-01-01')),
});

/** The last days of the months that have no such day: what a monthly draft leaves out, or books with `lastDays`. */
export const shortMonthsOf = ({
  repetition,
  lastDate,
  date,
}: Pick<BookingDraft, 'repetition' | 'lastDate'> & Readonly<{ date: LocalDate }>): readonly LocalDate[] =>
  lastDate === null ? [] : leftOutDatesOf({ repetition, startdate: date, enddate: lastDate });

const countOf = (whole: WholeDraft): number =>
  isWithinLimits(ruleOf(whole)) ? datesOf(ruleOf(whole)).length * whole.entry.courts.length : 0;

/** Whether bookings of others make way for it. */
export const displaces = ({ choices }: Pick<WholeDraft, 'choices'>): boolean =>
  choices.some(({ action }) => action === 'DISPLACE');

export const draftIssues = [
  'person',
  'title',
  'courts',
  'end',
  'tooShort',
  'lastDate',
  'tooMany',
  'price',
  'reason',
  'displaced',
] as const;
export type DraftIssue = (typeof draftIssues)[number];

const isEmpty = (text: string): boolean => text.trim() === '';

const rules: Readonly<Record<DraftIssue, (whole: WholeDraft) => boolean>> = {
  person: ({ draft }) => lacksPerson(draft),
  title: ({ draft }) => needs[draft.category].title === 'required' && isEmpty(draft.title),
  courts: ({ entry }) => entry.courts.length === 0,
  end: ({ entry }) => minutesOfEntry(entry) <= 0,
  // decisions.md B28.
  tooShort: ({ draft, entry }) =>
    minutesOfEntry(entry) > 0 && !isFreeLength(draft.category) && minutesOfEntry(entry) < minimumMinutes,
  // decisions.md B11.
  lastDate: (whole) => !isWithinLimits(ruleOf(whole)),
  // decisions.md N12.
  tooMany: (whole) => countOf(whole) > maxBookingsOfCommand,
  price: ({ draft }) => !isEmpty(draft.price) && centsOf(draft.price) === null,
  // decisions.md B8.
  reason: ({ draft }) => !isEmpty(draft.price) && isEmpty(draft.reason) && isEmpty(draft.remark),
  // decisions.md N18.
  displaced: (whole) => displaces(whole) && isEmpty(whole.draft.reason),
};

/** What is missing or wrong, in the order of the form. */
export const issuesOf = (whole: WholeDraft): readonly DraftIssue[] =>
  draftIssues.filter((issue) => rules[issue](whole));

const textOrNull = (text: string): string | null => (isEmpty(text) ? null : text.trim());

const whoOf = ({ category, person, title }: BookingDraft) => ({
  userID: needs[category].person === 'none' ? null : (person?.userID ?? null),
  title: needs[category].title === 'none' ? null : textOrNull(title),
});

const seriesOf = ({ repetition, lastDate, lastDays }: BookingDraft) =>
  repetition === 'NONE' ? {} : { repetition, enddate: lastDate, ...(repetition === 'MONTHLY' && { lastDays }) };

/** The input of `bookAsAdmin`; only for a draft without issues. */
export const inputOf = (sport: string, whole: WholeDraft) => {
  const { draft, entry, date, choices } = whole;
  const needsReason = !isEmpty(draft.price) || displaces(whole);
  return {
    sport,
    date,
    category: draft.category,
    court: entry.courts[0] ?? 0,
    courts: entry.courts,
    start: entry.start,
    end: entry.end,
    ...whoOf(draft),
    remark: textOrNull(draft.remark),
    price: isEmpty(draft.price) ? null : centsOf(draft.price),
    reason: needsReason ? textOrNull(draft.reason) : null,
    ...(isByCard(draft) && { withVoucher: true }),
    ...seriesOf(draft),
    ...(choices.length > 0 && { choices }),
  };
};

const needed: readonly DraftIssue[] = ['courts', 'end', 'lastDate', 'tooMany', 'price'];

/** What `checkAvailability` is asked with; null as long as it could not be answered. Texts change nothing about it. */
export const checkOf = (sport: string, whole: WholeDraft) =>
  issuesOf(whole).some((issue) => needed.includes(issue))
    ? null
    : { ...inputOf(sport, whole), title: null, remark: null, reason: null };

/** Two drafts with the same key have the same dates, so that choices about them stay. */
export const datesKey = ({
  draft: { category, repetition, lastDate, lastDays },
  entry,
  date,
}: Omit<WholeDraft, 'choices'>) => JSON.stringify({ category, repetition, lastDate, lastDays, entry, date });
