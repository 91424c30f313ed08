import type {
  BookingCancelled,
  BookingCategory,
  BookingEvent,
  CourtBooked,
  Occupancy,
} from '@platzwart/contracts/booking';
import { endMinute } from '@platzwart/contracts/booking';
import { type BookingId, type LocalDate, type PersonId, assertNever, minuteOfDay } from '@platzwart/contracts/core';
import { Map } from 'immutable';
import { withBooking, withoutBooking } from './bookingsInOrder.ts';

/** What later decisions ask about a booking. Minutes count from local midnight, 0 to 1440. */
export type LedgerBooking = Readonly<{
  bookingId: BookingId;
  personId: PersonId | null;
  category: BookingCategory;
  sport: string;
  court: number;
  date: LocalDate;
  startMinute: number;
  endMinute: number;
  occupancy: Occupancy;
}>;

/** `sport date court` of one court's one day, and `YYYY-MM`. */
export type CourtDay = string;
export type Month = string;

/**
 * The ledger's memory of bookings, in persistent maps: each event costs a few nodes, however long the log.
 * `taken` and `ofPerson` hold live bookings only, in order of time.
 */
export type LedgerState = Readonly<{
  /** Every booking ever made: a cancelled one is remembered, so that a repeated command stays quiet. */
  bookings: Map<BookingId, LedgerBooking>;
  taken: Map<CourtDay, readonly LedgerBooking[]>;
  /** By month, so that a quota never reads a person's whole history. */
  ofPerson: Map<PersonId, Map<Month, readonly LedgerBooking[]>>;
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

export const courtDayOf = ({ sport, date, court }: Pick<LedgerBooking, 'sport' | 'date' | 'court'>): CourtDay =>
  `${sport} ${date} ${court}`;
export const monthOf = (date: LocalDate): Month => date.slice(0, 7);

const booked = (state: LedgerState, { data }: CourtBooked): LedgerState => {
  const { bookingId, personId, category, sport, court, date } = data;
  const minutes = { startMinute: minuteOfDay(data.start), endMinute: endMinute(data.end) };
  const booking: LedgerBooking = { bookingId, personId, category, sport, court, date, ...minutes, occupancy: 'BOOKED' };
  return {
    bookings: state.bookings.set(bookingId, booking),
    taken: state.taken.update(courtDayOf(booking), [], (day) => withBooking(day, booking)),
    ofPerson: changeMonth(state.ofPerson, booking, (month) => withBooking(month, booking)),
  };
};

const cancelled = (state: LedgerState, { data }: BookingCancelled): LedgerState => {
  const booking = state.bookings.get(data.bookingId);
  if (!booking) return state;
  return {
    bookings: state.bookings.set(data.bookingId, { ...booking, occupancy: 'CANCELED' }),
    taken: state.taken.update(courtDayOf(booking), [], (day) => withoutBooking(day, booking)),
    ofPerson: changeMonth(state.ofPerson, booking, (month) => withoutBooking(month, booking)),
  };
};

const changeMonth = (
  ofPerson: LedgerState['ofPerson'],
  { personId, date }: LedgerBooking,
  change: (month: readonly LedgerBooking[]) => readonly LedgerBooking[],
): LedgerState['ofPerson'] =>
  personId === null ? ofPerson : ofPerson.update(personId, Map(), (months) => months.update(monthOf(date), [], change));
