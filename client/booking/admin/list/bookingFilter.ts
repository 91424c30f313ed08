import { type BookingCategory, bookingCategories } from '@platzwart/contracts/booking';
import type { LocalDate } from '@platzwart/contracts/core';
import { addressedDay } from '../../../core/navigation/addressedDay.ts';

/** decisions.md N11: the first choice, ALL, is null. */
export const bookingStates = ['BOOKED', 'CANCELED', 'INVOICED', 'PAID'] as const;
export type BookingState = (typeof bookingStates)[number];
export const bookingSorts = ['DATE', 'COURT', 'CATEGORY', 'PERSON', 'PRICE'] as const;
export type BookingSort = (typeof bookingSorts)[number];

/** The filter of the list; it is kept in the address, beside the calendar's own date, which is the list's first day. */
export type BookingFilter = Readonly<{
  search: string;
  state: BookingState | null;
  category: BookingCategory | null;
  court: number | null;
  /** The last day; null: no end. */
  until: LocalDate | null;
  sort: BookingSort;
  descending: boolean;
  /** From 1. */
  page: number;
}>;

export const longestSearch = 100;

const oneOf = <Value extends string>(values: readonly Value[], given: string | null): Value | null =>
  values.find((value) => value === given) ?? null;

const numberOf = (given: string | null, most: number): number | null => {
  const number = Number(given);
  return Number.isInteger(number) && number > 0 && number <= most ? number : null;
};

/** Ignores invalid values of the address. */
export const bookingFilterOf = (params: URLSearchParams): BookingFilter => ({
  search: (params.get('q') ?? '').slice(0, longestSearch),
  state: oneOf(bookingStates, params.get('state')),
  category: oneOf(bookingCategories, params.get('category')),
  court: numberOf(params.get('court'), 99),
  until: addressedDay(params.get('until')),
  sort: oneOf(bookingSorts, params.get('sort')) ?? 'DATE',
  descending: params.get('order') === 'down',
  page: numberOf(params.get('page'), 100_000) ?? 1,
});

/** The parameters with this filter: only values that differ from the whole list; those of the calendar stay. */
export const withFilter = (params: URLSearchParams, filter: BookingFilter): URLSearchParams => {
  const next = new URLSearchParams(params);
  const shown: Readonly<Record<string, string | number | null>> = {
    q: filter.search || null,
    state: filter.state,
    category: filter.category,
    court: filter.court,
    until: filter.until,
    sort: filter.sort === 'DATE' ? null : filter.sort,
    order: filter.descending ? 'down' : null,
    page: filter.page === 1 ? null : filter.page,
  };
  for (const [name, value] of Object.entries(shown)) {
    if (value === null) next.delete(name);
    else next.set(name, String(value));
  }
  return next;
};

/** Whether the filter may hide bookings. */
export const isNarrowed = ({ search, state, category, court, until }: BookingFilter): boolean =>
  search !== '' || [state, category, court, until].some((value) => value !== null);
