import {
  type BookingCancelled,
  type BookingEvent,
  type BookingsAnonymised,
  type CourtBooked,
  endMinute,
} from '@platzwart/contracts/booking';
import { type BookingId, type LocalDate, type PersonId, assertNever, minuteOfDay } from '@platzwart/contracts/core';
import { Map } from 'immutable';
import { withBooking, withoutBooking } from './bookingsInOrder.ts';
import { type CourtDay, type LedgerBooking, courtDayOf } from './ledgerBooking.ts';
import { type PersonalMonths, bookingsBefore, changedMonth } from './personalMonths.ts';

/**
 * The ledger's memory of bookings, in persistent maps: each event costs a few nodes, however long the log.
 * `taken` and `ofPerson` hold live bookings only, in order of time.
 */
export type LedgerState = Readonly<{
  /** People's bookings of open days, the club's own of all: a cancelled one is remembered, so that a repeated command stays quiet. */
  bookings: Map<BookingId, LedgerBooking>;
  taken: Map<CourtDay, readonly LedgerBooking[]>;
  /** By month, so that a quota never reads a person's whole history. */
  ofPerson: Map<PersonId, PersonalMonths>;
  /** People's cancelled bookings by day, in order: nothing else would find them when the day is closed. */
  cancelledOn: Map<LocalDate, readonly LedgerBooking[]>;
  /**
   * Days before it are closed: whose bookings lay there nobody keeps, and nothing is booked there any more. Null where no day
   * has been closed yet.
   */
  openFrom: LocalDate | null;
}>;

export const initialState: LedgerState = {
  bookings: Map(),
  taken: Map(),
  ofPerson: Map(),
  cancelledOn: Map(),
  openFrom: null,
};

export const evolve = (state: LedgerState, event: BookingEvent): LedgerState => {
  switch (event.type) {
    case 'CourtBooked':
      return booked(state, event);
    case 'BookingCancelled':
      return cancelled(state, event);
    case 'BookingsAnonymised':
      return anonymised(state, event);
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
  if (booking?.occupancy !== 'BOOKED') return state;
  const given: LedgerBooking = { ...booking, occupancy: 'CANCELED' };
  const freed = changed(state, given, (bookings) => withoutBooking(bookings, booking));
  if (booking.personId === null) return freed;
  const ofDay = withBooking(state.cancelledOn.get(booking.date) ?? [], given);
  return { ...freed, cancelledOn: state.cancelledOn.set(booking.date, ofDay) };
};

/** Costs what is forgotten and a look at each person and day, about 2 ms: nobody walks through a club's history every night. */
const anonymised = (state: LedgerState, { data: { before } }: BookingsAnonymised): LedgerState => {
  const openFrom = state.openFrom !== null && state.openFrom > before ? state.openFrom : before;
  const left = bookingsNamedBefore(state, before).reduce(withoutMemoryOf, state);
  const closed = [...left.cancelledOn.keys()].filter((date) => date < before);
  return { ...left, cancelledOn: left.cancelledOn.deleteAll(closed), openFrom };
};

/** People's bookings of days before `before`, live ones and cancelled ones. */
export const bookingsNamedBefore = (
  { ofPerson, cancelledOn }: LedgerState,
  before: LocalDate,
): readonly LedgerBooking[] => [
  ...[...ofPerson.values()].flatMap((months) => bookingsBefore(months, before)),
  ...[...cancelledOn].flatMap(([date, bookings]) => (date < before ? bookings : [])),
];

const withoutMemoryOf = (state: LedgerState, booking: LedgerBooking): LedgerState => {
  const left = changed(state, booking, (bookings) => withoutBooking(bookings, booking));
  return { ...left, bookings: left.bookings.delete(booking.bookingId) };
};

type Change = (bookings: readonly LedgerBooking[]) => readonly LedgerBooking[];

/** A key without bookings is no key: the same bookings make the same state, whatever happened in between. */
const changed = (state: LedgerState, booking: LedgerBooking, change: Change): LedgerState => {
  const { bookings, taken, ofPerson } = state;
  const day = courtDayOf(booking);
  const ofDay = change(taken.get(day) ?? []);
  return {
    ...state,
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
