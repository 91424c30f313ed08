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

/** How many of `bookings` begin before `booking`. Binary search, because a person can have thousands of bookings after thirty years. */
const insertionIndex = (booking: LedgerBooking, bookings: Bookings): number => {
  let [low, high] = [0, bookings.length];
  while (low < high) {
    const middle = (low + high) >>> 1;
    const other = bookings[middle];
    if (other && isLater(other, booking)) high = middle;
    else low = middle + 1;
  }
  return low;
};

export const withBooking = (bookings: Bookings, booking: LedgerBooking): Bookings =>
  bookings.toSpliced(insertionIndex(booking, bookings), 0, booking);

export const withoutBooking = (bookings: Bookings, { bookingId }: LedgerBooking): Bookings =>
  bookings.filter((other) => other.bookingId !== bookingId);
