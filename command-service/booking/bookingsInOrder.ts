import type { LedgerBooking } from './ledgerBooking.ts';

type Bookings = readonly LedgerBooking[];

/** By day and start; two that begin together by id, so that the same bookings always give the same list. */
const isLater = (one: LedgerBooking, other: LedgerBooking): boolean => {
  if (one.date !== other.date) return one.date > other.date;
  if (one.startMinute !== other.startMinute) return one.startMinute > other.startMinute;
  return one.bookingId > other.bookingId;
};

export const inOrder = (bookings: Bookings): Bookings =>
  bookings.toSorted((one, other) => (isLater(one, other) ? 1 : -1));

export const withBooking = (bookings: Bookings, booking: LedgerBooking): Bookings => {
  // From the end: most people book what lies behind all that they have.
  const last = bookings.findLastIndex((other) => !isLater(other, booking));
  return bookings.toSpliced(last + 1, 0, booking);
};

export const withoutBooking = (bookings: Bookings, { bookingId }: LedgerBooking): Bookings =>
  bookings.filter((other) => other.bookingId !== bookingId);
