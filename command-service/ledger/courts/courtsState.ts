import {
  type BookingCancelled,
  type BookingsAnonymised,
  type CourtBooked,
  endMinute,
} from '@platzwart/contracts/booking';
import { type BookingId, type LocalDate, type PersonId, minuteOfDay } from '@platzwart/contracts/core';
import { Map } from 'immutable';
import { withBooking, withoutBooking } from './bookingsInOrder.ts';
import { type CourtDay, type LedgerBooking, courtDayOf } from './ledgerBooking.ts';
import { type PersonalMonths, bookingsBefore, changedMonth } from './personalMonths.ts';

/**
 * The state of bookings, in persistent maps: each event copies a few nodes, however long the log. `taken` and `ofPerson` contain live
 * bookings only, in order of time.
 */
export type CourtsState = Readonly<{
  /**
   * People's bookings of open days, and the club's own of all days; including cancelled ones, so that a repeated command writes no event.
   */
  bookings: Map<BookingId, LedgerBooking>;
  taken: Map<CourtDay, readonly LedgerBooking[]>;
  /** By month, so that checking a quota never reads a person's whole history. */
  ofPerson: Map<PersonId, PersonalMonths>;
  /** People's cancelled bookings by day, in order: needed to find them when the day is closed. */
  cancelledOn: Map<LocalDate, readonly LedgerBooking[]>;
  /**
   * Days before it are closed: the people of their bookings are removed, and no booking is accepted for them. Null where no day has been
   * closed yet.
   */
  openFrom: LocalDate | null;
}>;

export const noBookings: CourtsState = {
  bookings: Map(),
  taken: Map(),
  ofPerson: Map(),
  cancelledOn: Map(),
  openFrom: null,
};

const booked = (state: CourtsState, { data }: CourtBooked): CourtsState => {
  const { bookingId, personId, category, sport, court, date, seriesId, eventId, enteredByClub } = data;
  const booking: LedgerBooking = {
    ...{ bookingId, personId, category, sport, court, date, occupancy: 'BOOKED', seriesId, eventId, enteredByClub },
    ...{ startMinute: minuteOfDay(data.start), endMinute: endMinute(data.end) },
  };
  return changed(state, booking, (bookings) => withBooking(bookings, booking));
};

const cancelled = (state: CourtsState, { data }: BookingCancelled): CourtsState => {
  const booking = state.bookings.get(data.bookingId);
  if (booking?.occupancy !== 'BOOKED') return state;
  const cancelledBooking: LedgerBooking = { ...booking, occupancy: 'CANCELED' };
  const freed = changed(state, cancelledBooking, (bookings) => withoutBooking(bookings, booking));
  if (booking.personId === null) return freed;
  const ofDay = withBooking(state.cancelledOn.get(booking.date) ?? [], cancelledBooking);
  return { ...freed, cancelledOn: state.cancelledOn.set(booking.date, ofDay) };
};

/**
 * Visits the removed bookings, and each person and day once, in about 2 ms, so that the nightly job does not read the club's whole history.
 */
const anonymised = (state: CourtsState, { data: { before } }: BookingsAnonymised): CourtsState => {
  const openFrom = state.openFrom !== null && state.openFrom > before ? state.openFrom : before;
  const left = personalBookingsBefore(state, before).reduce(withoutBookingData, state);
  const closed = [...left.cancelledOn.keys()].filter((date) => date < before);
  return { ...left, cancelledOn: left.cancelledOn.deleteAll(closed), openFrom };
};

/** How each event changes the state. */
export const evolveCourts = { CourtBooked: booked, BookingCancelled: cancelled, BookingsAnonymised: anonymised };

/** People's bookings of days before `before`, live ones and cancelled ones. */
export const personalBookingsBefore = (
  { ofPerson, cancelledOn }: CourtsState,
  before: LocalDate,
): readonly LedgerBooking[] => [
  ...[...ofPerson.values()].flatMap((months) => bookingsBefore(months, before)),
  ...[...cancelledOn].flatMap(([date, bookings]) => (date < before ? bookings : [])),
];

const withoutBookingData = (state: CourtsState, booking: LedgerBooking): CourtsState => {
  const left = changed(state, booking, (bookings) => withoutBooking(bookings, booking));
  return { ...left, bookings: left.bookings.delete(booking.bookingId) };
};

type Change = (bookings: readonly LedgerBooking[]) => readonly LedgerBooking[];

/** Removes keys without bookings, so that the same bookings always give the same state, whatever happened in between. */
const changed = (state: CourtsState, booking: LedgerBooking, change: Change): CourtsState => {
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
  ofPerson: CourtsState['ofPerson'],
  { personId, date }: LedgerBooking,
  change: Change,
): CourtsState['ofPerson'] => {
  if (personId === null) return ofPerson;
  const months = changedMonth(ofPerson.get(personId) ?? [], date, change);
  return months.length === 0 ? ofPerson.delete(personId) : ofPerson.set(personId, months);
};
