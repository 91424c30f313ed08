import type { BookingCategory } from '@platzwart/contracts/booking';
import type { LocalDate, PersonId } from '@platzwart/contracts/core';
import type { LedgerBooking } from './ledgerBooking.ts';
import type { LedgerState } from './ledgerState.ts';
import { bookingsFromMonth, bookingsOfMonth } from './personalMonths.ts';

/** What a person books in person; a season ticket's days do not use up anybody's quota (decisions.md P18). */
const countedCategories: readonly BookingCategory[] = ['SINGLE', 'GUEST_SINGLE', 'TRAINING'];
const counts = ({ category }: LedgerBooking): boolean => countedCategories.includes(category);

/** A person's live bookings of one day. */
export const personalBookingsOn = (
  { ofPerson }: LedgerState,
  personId: PersonId,
  date: LocalDate,
): readonly LedgerBooking[] =>
  bookingsOfMonth(ofPerson.get(personId) ?? [], date).filter((booking) => booking.date === date && counts(booking));

/** How many of a person's live bookings have not ended yet. Costs the months from now on, not the person's history. */
export const openBookingsOf = (
  { ofPerson }: LedgerState,
  personId: PersonId,
  now: Readonly<{ date: LocalDate; minute: number }>,
): number =>
  bookingsFromMonth(ofPerson.get(personId) ?? [], now.date).filter(
    (booking) => counts(booking) && endsAfter(booking, now),
  ).length;

/** A person's live bookings that have not begun yet, of every category, in order. */
export const bookingsAhead = (
  { ofPerson }: LedgerState,
  personId: PersonId,
  now: Readonly<{ date: LocalDate; minute: number }>,
): readonly LedgerBooking[] =>
  bookingsFromMonth(ofPerson.get(personId) ?? [], now.date).filter((booking) => beginsAfter(booking, now));

const beginsAfter = (
  { date, startMinute }: LedgerBooking,
  now: Readonly<{ date: LocalDate; minute: number }>,
): boolean => (date === now.date ? startMinute > now.minute : date > now.date);

export const endsAfter = (
  { date, endMinute }: Pick<LedgerBooking, 'date' | 'endMinute'>,
  now: Readonly<{ date: LocalDate; minute: number }>,
): boolean => (date === now.date ? endMinute > now.minute : date > now.date);
