import type { LocalDate } from '@platzwart/contracts/core';
import { Map as PersistentMap } from 'immutable';
import { inOrder } from './bookingsInOrder.ts';
import { type LedgerBooking, courtDayOf } from './ledgerBooking.ts';
import type { CourtsState } from './courtsState.ts';
import { type PersonalMonths, monthOf } from './personalMonths.ts';

/** The state with exactly these bookings, of which the given ones are cancelled; days before `openFrom` are closed. */
export const stateOf = (bookings: readonly LedgerBooking[], openFrom: LocalDate | null): CourtsState => {
  const live = bookings.filter(({ occupancy }) => occupancy === 'BOOKED');
  const cancelled = bookings.filter(({ occupancy }) => occupancy === 'CANCELED').filter(isPersonal);
  const days = groups(live, courtDayOf).map(([day, ofDay]) => [day, inOrder(ofDay)] as const);
  const people = groups(live.filter(isPersonal), ({ personId }) => personId);
  return {
    bookings: PersistentMap(bookings.map((booking) => [booking.bookingId, booking])),
    taken: PersistentMap(days),
    ofPerson: PersistentMap(people.map(([personId, own]) => [personId, monthsOf(own)])),
    cancelledOn: PersistentMap(groups(cancelled, ({ date }) => date).map(([date, ofDay]) => [date, inOrder(ofDay)])),
    openFrom,
  };
};

type Personal = LedgerBooking & Readonly<{ personId: NonNullable<LedgerBooking['personId']> }>;
const isPersonal = (booking: LedgerBooking): booking is Personal => booking.personId !== null;

const monthsOf = (own: readonly LedgerBooking[]): PersonalMonths =>
  groups(own, ({ date }) => monthOf(date))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, bookings]) => ({ month, bookings: inOrder(bookings) }));

const groups = <Key, Booking extends LedgerBooking>(
  bookings: readonly Booking[],
  keyOf: (booking: Booking) => Key,
): readonly (readonly [Key, readonly Booking[]])[] => {
  const found = new Map<Key, Booking[]>();
  for (const booking of bookings) {
    const group = found.get(keyOf(booking));
    if (group) group.push(booking);
    else found.set(keyOf(booking), [booking]);
  }
  return [...found];
};
