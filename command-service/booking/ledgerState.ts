import { type BookingCancelled, type BookingEvent, type CourtBooked, endMinute } from '@platzwart/contracts/booking';
import { type BookingId, type PersonId, assertNever, minuteOfDay } from '@platzwart/contracts/core';
import { Map } from 'immutable';
import { withBooking, withoutBooking } from './bookingsInOrder.ts';
import { type CourtDay, type LedgerBooking, courtDayOf } from './ledgerBooking.ts';
import { type PersonalMonths, changedMonth } from './personalMonths.ts';

/**
 * The ledger's memory of bookings, in persistent maps: each event costs a few nodes, however long the log.
 * `taken` and `ofPerson` hold live bookings only, in order of time.
 */
export type LedgerState = Readonly<{
  /** Every booking ever made: a cancelled one is remembered, so that a repeated command stays quiet. */
  bookings: Map<BookingId, LedgerBooking>;
  taken: Map<CourtDay, readonly LedgerBooking[]>;
  /** By month, so that a quota never reads a person's whole history. */
  ofPerson: Map<PersonId, PersonalMonths>;
}>;

export const initialState: LedgerState = { bookings: Map(), taken: Map(), ofPerson: Map() };

export const evolve = (state: LedgerState, event: BookingEvent): LedgerState => {
  switch (event.type) {
    case 'CourtBooked':
      return booked(state, event);
    case 'BookingCancelled':
      return cancelled(state, event);
    default:
      return assertNever(event);
  }
};

const booked = (state: LedgerState, { data }: CourtBooked): LedgerState => {
  const { bookingId, personId, category, sport, court, date } = data;
  const minutes = { startMinute: minuteOfDay(data.start), endMinute: endMinute(data.end) };
  const booking: LedgerBooking = { bookingId, personId, category, sport, court, date, ...minutes, occupancy: 'BOOKED' };
  return changed(state, booking, (bookings) => withBooking(bookings, booking));
};

const cancelled = (state: LedgerState, { data }: BookingCancelled): LedgerState => {
  const booking = state.bookings.get(data.bookingId);
  if (!booking) return state;
  return changed(state, { ...booking, occupancy: 'CANCELED' }, (bookings) => withoutBooking(bookings, booking));
};

type Change = (bookings: readonly LedgerBooking[]) => readonly LedgerBooking[];

/** A key without bookings is no key: the same bookings make the same state, whatever happened in between. */
const changed = ({ bookings, taken, ofPerson }: LedgerState, booking: LedgerBooking, change: Change): LedgerState => {
  const day = courtDayOf(booking);
  const ofDay = change(taken.get(day) ?? []);
  return {
    bookings: bookings.set(booking.bookingId, booking),
    taken: ofDay.length === 0 ? taken.delete(day) : taken.set(day, ofDay),
    ofPerson: changedPerson(ofPerson, booking, change),
  };
};

const changedPerson = (
  ofPerson: LedgerState['ofPerson'],
  { personId, date }: LedgerBooking,
  change: Change,
): LedgerState['ofPerson'] => {
  if (personId === null) return ofPerson;
  const months = changedMonth(ofPerson.get(personId) ?? [], date, change);
  return months.length === 0 ? ofPerson.delete(personId) : ofPerson.set(personId, months);
};
