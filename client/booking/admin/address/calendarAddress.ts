import { type LocalDate, addDays, localDate, localDateSchema, weekdayOf } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type BookingEntry, entryOf, paramsOfEntry } from '../entry/bookingEntry.ts';

export const calendarViews = ['day', 'week', 'month', 'list'] as const;
export type CalendarView = (typeof calendarViews)[number];

/** What the calendar shows; it is kept in the address. `date` is the day in view, or the first of the list. */
export type CalendarAddress = Readonly<{
  view: CalendarView;
  date: LocalDate;
  /** The `_id` of the booking whose details are open. */
  booking: string | null;
  /** The new booking that is being filled in; never beside details. */
  entry: BookingEntry | null;
}>;

/** Days in view, both included. */
export type Period = Readonly<{ fromDate: LocalDate; toDate: LocalDate }>;

/** The weeks and months around them have days that the API takes, too. */
const [earliest, latest] = [localDate('1900-03-01'), localDate('2199-10-31')];

const dateOf = (text: string | null): LocalDate | null => {
  if (!v.is(localDateSchema, text)) return null;
  if (text < earliest) return earliest;
  return text > latest ? latest : text;
};

/** Ignores invalid values. Without a date it is today, also after midnight. */
export const calendarAddressOf = (params: URLSearchParams, today: LocalDate): CalendarAddress => ({
  view: calendarViews.find((view) => view === params.get('view')) ?? 'day',
  date: dateOf(params.get('date')) ?? today,
  booking: params.get('booking'),
  entry: params.has('booking') ? null : entryOf(params),
});

/** The parameters after a change; those of the list's filter stay. */
export const withAddress = (params: URLSearchParams, address: CalendarAddress, today: LocalDate): URLSearchParams => {
  const next = new URLSearchParams(params);
  const set = (name: string, value: string | null) => (value === null ? next.delete(name) : next.set(name, value));
  set('view', address.view === 'day' ? null : address.view);
  set('date', address.date === today ? null : address.date);
  set('booking', address.booking);
  const entry = paramsOfEntry(address.booking === null ? address.entry : null);
  for (const [name, value] of Object.entries(entry)) set(name, value);
  return next;
};

const firstOfMonth = (date: LocalDate): LocalDate => localDate(`${date.slice(0, 8)}01`);
const lastOfMonth = (date: LocalDate): LocalDate => addDays(firstOfMonth(addDays(firstOfMonth(date), 31)), -1);
const monday = (date: LocalDate): LocalDate => addDays(date, 1 - weekdayOf(date));

/** The same day of the next or previous month, or that month's last day. */
const monthAway = (date: LocalDate, step: -1 | 1): LocalDate => {
  const first = step === 1 ? addDays(lastOfMonth(date), 1) : firstOfMonth(addDays(firstOfMonth(date), -1));
  const [sameDay, last] = [addDays(first, Number(date.slice(8)) - 1), lastOfMonth(first)];
  return sameDay > last ? last : sameDay;
};

const dayStep: Readonly<Record<Exclude<CalendarView, 'month'>, number>> = { day: 1, week: 7, list: 7 };

/** The day in view after "previous" or "next". */
export const dateAway = ({ view, date }: CalendarAddress, step: -1 | 1): LocalDate =>
  view === 'month' ? monthAway(date, step) : addDays(date, dayStep[view] * step);

/** Monday to Sunday. */
export const weekOf = (date: LocalDate): Period => ({ fromDate: monday(date), toDate: addDays(monday(date), 6) });

export const monthOf = (date: LocalDate): Period => ({ fromDate: firstOfMonth(date), toDate: lastOfMonth(date) });

export const daysOf = ({ fromDate, toDate }: Period): readonly LocalDate[] => {
  const days: LocalDate[] = [];
  for (let day = fromDate; day <= toDate; day = addDays(day, 1)) days.push(day);
  return days;
};
