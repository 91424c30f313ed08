import type { LocalDate } from '@platzwart/contracts/core';
import type { LedgerBooking } from './ledgerBooking.ts';

type Bookings = readonly LedgerBooking[];

/** By day and start; bookings with the same start by id, so that the same bookings always give the same list. */
const isLater = (one: LedgerBooking, other: LedgerBooking): boolean => {
  if (one.date !== other.date) return one.date > other.date;
  if (one.startMinute !== other.startMinute) return one.startMinute > other.startMinute;
  return one.bookingId > other.bookingId;
};

export const inOrder = (bookings: Bookings): Bookings =>
  bookings.toSorted((one, other) => (isLater(one, other) ? 1 : -1));

/** How many of `bookings`, from the first on, are `before` something. Binary search, because there may be hundreds in a month. */
const countBefore = (bookings: Bookings, before: (other: LedgerBooking) => boolean): number => {
  let [low, high] = [0, bookings.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = bookings[middle];
    if (other && before(other)) low = middle + 1;
    else high = middle;
  }
  return low;
};

const insertionIndex = (booking: LedgerBooking, bookings: Bookings): number =>
  countBefore(bookings, (other) => !isLater(other, booking));

/** Those of `bookings`, which are in order, from this day on. */
export const bookingsFrom = (bookings: Bookings, date: LocalDate): Bookings =>
  bookings.slice(countBefore(bookings, (other) => other.date < date));

/** Those of this day. */
export const bookingsOfDay = (bookings: Bookings, date: LocalDate): Bookings =>
  bookings.slice(
    countBefore(bookings, (other) => other.date < date),
    countBefore(bookings, (other) => other.date <= date),
  );

export const withBooking = (bookings: Bookings, booking: LedgerBooking): Bookings =>
  bookings.toSpliced(insertionIndex(booking, bookings), 0, booking);

export const withoutBooking = (bookings: Bookings, { bookingId }: LedgerBooking): Bookings =>
  bookings.filter((other) => other.bookingId !== bookingId);
