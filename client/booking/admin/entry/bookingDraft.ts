import {
  type BookingCategory,
  bookingCategories,
  endMinute,
  isFreeLength,
  minimumMinutes,
  priceOfReservation,
} from '@platzwart/contracts/booking';
import { type Cents, type LocalDate, type Role, cents, minuteOfDay } from '@platzwart/contracts/core';
import type { SportPlan } from '../../../courtPlan/plan/sportPlan.ts';
import type { SharedBooking } from '../../data/planBookingOf.ts';
import type { BookingEntry } from './bookingEntry.ts';

export type DraftPerson = Readonly<{
  userID: string;
  firstName: string;
  lastName: string;
  role: Role;
  /** Percent. */
  discount: number;
}>;

/** What an admin has filled in, besides where and when. */
export type BookingDraft = Readonly<{
  category: BookingCategory;
  person: DraftPerson | null;
  title: string;
  remark: string;
  /** Euro as typed; empty: the list price. */
  price: string;
  /** Why the price is another one. */
  reason: string;
}>;

export const emptyDraft: BookingDraft = {
  category: 'SINGLE',
  person: null,
  title: '',
  remark: '',
  price: '',
  reason: '',
};

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

/** A season repeats (decisions.md B12), and this form enters single dates. */
export const singleCategories = bookingCategories.filter(
  (category) => category !== 'SAISON' && category !== 'GUEST_SAISON',
);

/** Another category: a person who cannot have it is left out. */
export const withCategory = (draft: BookingDraft, category: BookingCategory): BookingDraft => ({
  ...draft,
  category,
  person: draft.person && needs[category].roles.includes(draft.person.role) ? draft.person : null,
});

/** `12,50` → 1250; null for what is no amount; up to 9999,99. */
export const centsOf = (typed: string): Cents | null => {
  const match = /^(\d{1,4})(?:[.,](\d{1,2}))?$/.exec(typed.trim());
  if (!match) return null;
  return cents(Number(match[1]) * 100 + Number((match[2] ?? '').padEnd(2, '0') || '0'));
};

/** Where and when, and what: everything that is sent. */
export type WholeDraft = Readonly<{ draft: BookingDraft; entry: BookingEntry; date: LocalDate }>;

const minutesOf = ({ start, end }: BookingEntry): number => endMinute(end) - minuteOfDay(start);

/** What one court costs by the price list; a single date has no season's discount. */
export const listPriceOf = (plan: SportPlan, { draft, entry, date }: WholeDraft): Cents => {
  const block = { date, startMinute: minuteOfDay(entry.start), endMinute: endMinute(entry.end) };
  if (block.endMinute <= block.startMinute) return cents(0);
  return priceOfReservation(
    { sport: plan.sport, rules: { ...plan.rules, seasonDiscount: cents(0) } },
    { ...block, category: draft.category },
    draft.person,
  ).price;
};

/** The bookings that occupy a court and time of the entry. */
export const conflictsOf = (entry: BookingEntry, bookings: readonly SharedBooking[]): readonly SharedBooking[] => {
  const [from, to] = [minuteOfDay(entry.start), endMinute(entry.end)];
  return bookings.filter(
    ({ court, startMinute, endMinute: ends }) => entry.courts.includes(court) && startMinute < to && from < ends,
  );
};

export const draftIssues = ['person', 'title', 'courts', 'end', 'tooShort', 'price', 'reason'] as const;
export type DraftIssue = (typeof draftIssues)[number];

const isEmpty = (text: string): boolean => text.trim() === '';

const rules: Readonly<Record<DraftIssue, (whole: WholeDraft) => boolean>> = {
  person: ({ draft }) => needs[draft.category].person === 'required' && draft.person === null,
  title: ({ draft }) => needs[draft.category].title === 'required' && isEmpty(draft.title),
  courts: ({ entry }) => entry.courts.length === 0,
  end: ({ entry }) => minutesOf(entry) <= 0,
  // decisions.md B28.
  tooShort: ({ draft, entry }) =>
    minutesOf(entry) > 0 && !isFreeLength(draft.category) && minutesOf(entry) < minimumMinutes,
  price: ({ draft }) => !isEmpty(draft.price) && centsOf(draft.price) === null,
  // decisions.md B8.
  reason: ({ draft }) => !isEmpty(draft.price) && isEmpty(draft.reason) && isEmpty(draft.remark),
};

/** What is missing or wrong, in the order of the form. */
export const issuesOf = (whole: WholeDraft): readonly DraftIssue[] =>
  draftIssues.filter((issue) => rules[issue](whole));

const textOrNull = (text: string): string | null => (isEmpty(text) ? null : text.trim());

/** The variables of `bookAsAdmin`; only for a draft without issues. */
export const inputOf = (sport: string, { draft, entry, date }: WholeDraft) => {
  const need = needs[draft.category];
  return {
    sport,
    date,
    category: draft.category,
    court: entry.courts[0] ?? 0,
    courts: entry.courts,
    start: entry.start,
    end: entry.end,
    userID: need.person === 'none' ? null : (draft.person?.userID ?? null),
    title: need.title === 'none' ? null : textOrNull(draft.title),
    remark: textOrNull(draft.remark),
    price: isEmpty(draft.price) ? null : centsOf(draft.price),
    reason: isEmpty(draft.price) ? null : textOrNull(draft.reason),
  };
};
