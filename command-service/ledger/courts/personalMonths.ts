import { countedCategories } from '@platzwart/contracts/booking';
import type { LocalDate } from '@platzwart/contracts/core';
import { bookingsFrom } from './bookingsInOrder.ts';
import type { LedgerBooking } from './ledgerBooking.ts';

/** `YYYY-MM`. */
type Month = string;

/** `ownCount`: how many of the bookings count as `isOwn` says. */
type PersonalMonth = Readonly<{ month: Month; bookings: readonly LedgerBooking[]; ownCount: number }>;

/** One person's live bookings: months in order, none of them empty, each with its bookings in order. */
export type PersonalMonths = readonly PersonalMonth[];

/** Of a category that counts for quotas. */
export const counts = ({ category }: LedgerBooking): boolean => countedCategories.includes(category);

/** Counts for the limit of open bookings: those that the club entered do not (decisions.md N22). */
const isOwn = (booking: LedgerBooking): boolean => counts(booking) && !booking.enteredByClub;

export const personalMonth = (month: Month, bookings: readonly LedgerBooking[]): PersonalMonth => ({
  ...{ month, bookings },
  ownCount: bookings.filter(isOwn).length,
});

export const monthOf = (date: LocalDate): Month => date.slice(0, 7);

type Change = (bookings: readonly LedgerBooking[]) => readonly LedgerBooking[];

// Most searches start at the end, because most changes concern this month and the next few.

export const changedMonth = (months: PersonalMonths, date: LocalDate, change: Change): PersonalMonths => {
  const month = monthOf(date);
  const index = months.findLastIndex((other) => other.month <= month);
  const known = months[index]?.month === month ? months[index] : undefined;
  const bookings = change(known?.bookings ?? []);
  return months.toSpliced(
    known ? index : index + 1,
    known ? 1 : 0,
    ...(bookings.length > 0 ? [personalMonth(month, bookings)] : []),
  );
};

/** The live bookings of the month that `date` lies in. */
export const bookingsOfMonth = (months: PersonalMonths, date: LocalDate): readonly LedgerBooking[] => {
  const wanted = monthOf(date);
  const last = months.findLast(({ month }) => month <= wanted);
  return last?.month === wanted ? last.bookings : [];
};

/**
 * How many own bookings there are from `date` on, of that month only those for which `isOpen`. Reads the rest of this month, and the counts
 * of the later ones.
 */
export const ownBookingsFrom = (
  months: PersonalMonths,
  date: LocalDate,
  isOpen: (booking: LedgerBooking) => boolean,
): number => {
  const present = monthOf(date);
  const later = months.slice(months.findLastIndex(({ month }) => month <= present) + 1);
  const rest = bookingsFrom(bookingsOfMonth(months, date), date).filter((booking) => isOwn(booking) && isOpen(booking));
  return later.reduce((sum, { ownCount }) => sum + ownCount, rest.length);
};

/** The live bookings of the month that `date` lies in and of all later ones. */
export const bookingsFromMonth = (months: PersonalMonths, date: LocalDate): readonly LedgerBooking[] =>
  months.slice(months.findLastIndex(({ month }) => month < monthOf(date)) + 1).flatMap(({ bookings }) => bookings);

/**
 * The live bookings of days before `date`. Searches from the start: reads these bookings and the rest of their last month, for most people
 * none.
 */
export const bookingsBefore = (months: PersonalMonths, date: LocalDate): readonly LedgerBooking[] => {
  const first = months[0]?.bookings[0];
  if (!first || first.date >= date) return [];
  const later = months.findIndex(({ month }) => month > monthOf(date));
  const until = later === -1 ? months : months.slice(0, later);
  return until.flatMap(({ bookings }) => bookings.filter((booking) => booking.date < date));
};
