import {
  type BookingCancelled,
  type BookingChanged,
  type BookingDeleted,
  type BookingsAnonymised,
  type CourtBooked,
  type Occupancy,
  type PlayerLeft,
  type PlayersChanged,
  type RemarkChanged,
  type SeriesChanged,
  type SeriesPlanned,
  endMinute,
} from '@platzwart/contracts/booking';
import { type BookingId, type LocalDate, type PersonId, minuteOfDay } from '@platzwart/contracts/core';
import { Map } from 'immutable';
import { withBooking, withoutBooking } from './bookingsInOrder.ts';
import { type CourtDay, type LedgerBooking, courtDayOf, ledgerBookingOf } from './ledgerBooking.ts';
import { type ClubEventsById, evolveClubEvents, withCourt, withoutCourt } from './clubEventsOfLedger.ts';
import { type HeldOrders, evolveHeldOrders } from './heldOrders.ts';
import { type SeriesById, withChangedPlan, withOccurrence, withPlan, withoutOccurrence } from './seriesOfLedger.ts';
import { type PersonalMonths, bookingsBefore, changedMonth } from './personalMonths.ts';
import { type PlayingPeople, playersAfter, withPlayers, withoutGame } from './playingPeople.ts';
import { type WaitingList, evolveWaitingList } from './waitingList.ts';

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
  /** Live bookings of others, by the people who are named in them: they count for the same quotas (decisions.md B26). */
  playing: PlayingPeople;
  series: SeriesById;
  clubEvents: ClubEventsById;
  /** Who waits, with what is held for them. */
  waiting: WaitingList;
  /** The newest version of the club's terms that each person has accepted with an order. */
  acceptedTerms: Map<PersonId, number>;
  /** Orders that are paid online, with the courts that are held for them. */
  held: HeldOrders;
  /** People's cancelled and deleted bookings by day, in order: needed to find them when the day is closed. */
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
  playing: Map(),
  series: Map(),
  clubEvents: Map(),
  waiting: [],
  held: [],
  acceptedTerms: Map(),
  cancelledOn: Map(),
  openFrom: null,
};

const booked = (state: CourtsState, { data }: CourtBooked): CourtsState => {
  const booking = ledgerBookingOf(data);
  const { personId, termsVersion } = data;
  const taken = changed(state, booking, (bookings) => withBooking(bookings, booking));
  const clubEvents = withCourt(state.clubEvents, booking);
  const acceptedTerms =
    personId !== null && termsVersion !== undefined
      ? state.acceptedTerms.set(personId, termsVersion)
      : state.acceptedTerms;
  const series = booking.seriesId === null ? state.series : withOccurrence(state.series, booking);
  return { ...taken, acceptedTerms, clubEvents, series };
};

/** A live booking leaves its place and takes another one, or the same with other facts. */
const bookingChanged = (state: CourtsState, { data }: BookingChanged): CourtsState => {
  const before = state.bookings.get(data.bookingId);
  if (before?.occupancy !== 'BOOKED') return state;
  const { category, sport, court, date, title, price, ownPrice, sealedRemark, clubRemark, scope } = data;
  const after: LedgerBooking = {
    ...before,
    ...{ category, sport, court, date, title, price, ownPrice, sealedRemark, clubRemark },
    ...{ startMinute: minuteOfDay(data.start), endMinute: endMinute(data.end) },
    changedAlone: before.seriesId !== null && scope === 'THIS',
  };
  return replaced(state, before, after);
};

/** A live booking with other facts. */
const replaced = (state: CourtsState, before: LedgerBooking, facts: LedgerBooking): CourtsState => {
  const after = { ...facts, revision: before.revision + 1 };
  const left = changed(withoutGame(state, before), before, (bookings) => withoutBooking(bookings, before));
  const named = changed(left, after, (bookings) => withBooking(bookings, after));
  return { ...named, playing: withPlayers(named.playing, after) };
};

/** A change by the club tells whether the remark is another one. */
const remarkChanged = (state: CourtsState, { data: { bookingId, sealedRemark } }: RemarkChanged): CourtsState => {
  const booking = state.bookings.get(bookingId);
  return booking?.occupancy === 'BOOKED' ? replaced(state, booking, { ...booking, sealedRemark }) : state;
};

const seriesChanged = (state: CourtsState, event: SeriesChanged): CourtsState => ({
  ...state,
  series: withChangedPlan(state.series, event),
});

const planned = (state: CourtsState, event: SeriesPlanned): CourtsState => ({
  ...state,
  series: withPlan(state.series, event),
});

/** Live bookings only: for a cancelled one nobody plays, and a closed day is forgotten. */
const playersNamed = (state: CourtsState, event: PlayersChanged | PlayerLeft): CourtsState => {
  const booking = state.bookings.get(event.data.bookingId);
  if (!booking || booking.occupancy !== 'BOOKED') return state;
  return replaced(state, booking, { ...booking, players: playersAfter(booking, event) });
};

type Ending = Readonly<{ occupancy: Exclude<Occupancy, 'BOOKED'>; priceKept: boolean }>;

/** A live booking gives its court back; a cancelled one can still be deleted. */
const ended = (state: CourtsState, bookingId: BookingId, end: Ending): CourtsState => {
  const booking = state.bookings.get(bookingId);
  if (!booking || booking.occupancy === 'DELETED' || booking.occupancy === end.occupancy) return state;
  const endedBooking: LedgerBooking = {
    ...booking,
    ...end,
    players: end.occupancy === 'CANCELED' ? booking.players : null,
  };
  const freed = changed(withoutGame(state, booking), endedBooking, (bookings) => withoutBooking(bookings, booking));
  if (booking.personId === null) return { ...freed, clubEvents: withoutCourt(state.clubEvents, booking) };
  const others = withoutBooking(state.cancelledOn.get(booking.date) ?? [], booking);
  return { ...freed, cancelledOn: state.cancelledOn.set(booking.date, withBooking(others, endedBooking)) };
};

const cancelled = (state: CourtsState, { data }: BookingCancelled): CourtsState =>
  ended(state, data.bookingId, { occupancy: 'CANCELED', priceKept: data.refund === 'NONE' });

const deleted = (state: CourtsState, { data }: BookingDeleted): CourtsState =>
  ended(state, data.bookingId, { occupancy: 'DELETED', priceKept: false });

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
export const evolveCourts = {
  SeriesPlanned: planned,
  SeriesChanged: seriesChanged,
  CourtBooked: booked,
  PlayersChanged: playersNamed,
  PlayerLeft: playersNamed,
  RemarkChanged: remarkChanged,
  BookingChanged: bookingChanged,
  BookingCancelled: cancelled,
  BookingDeleted: deleted,
  BookingsAnonymised: anonymised,
  ...evolveClubEvents,
  ...evolveWaitingList,
  ...evolveHeldOrders,
};

/** People's bookings of days before `before`, live ones and cancelled ones. */
export const personalBookingsBefore = (
  { ofPerson, cancelledOn }: CourtsState,
  before: LocalDate,
): readonly LedgerBooking[] => [
  ...[...ofPerson.values()].flatMap((months) => bookingsBefore(months, before)),
  ...[...cancelledOn].flatMap(([date, bookings]) => (date < before ? bookings : [])),
];

const withoutBookingData = (state: CourtsState, booking: LedgerBooking): CourtsState => {
  const left = changed(withoutGame(state, booking), booking, (bookings) => withoutBooking(bookings, booking));
  const series = withoutOccurrence(left.series, booking);
  return { ...left, bookings: left.bookings.delete(booking.bookingId), series };
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
