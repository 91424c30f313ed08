import type { LocalDate } from '@platzwart/contracts/core';
import { Map as PersistentMap } from 'immutable';
import { type ClubEventsById, withCourt } from './clubEventsOfLedger.ts';
import { inOrder } from './bookingsInOrder.ts';
import { type LedgerBooking, courtDayOf } from './ledgerBooking.ts';
import { type CourtsState, noBookings } from './courtsState.ts';
import { type SeriesById, withMember } from './seriesOfLedger.ts';
import { type PersonalMonths, monthOf, personalMonth } from './personalMonths.ts';
import type { HeldOrders } from './heldOrders.ts';
import type { WaitingList } from './waitingList.ts';
import { withPlayers } from './playingPeople.ts';

type Beside = Readonly<{
  openFrom: LocalDate | null;
  series: SeriesById;
  clubEvents: ClubEventsById;
  waiting: WaitingList;
  held: HeldOrders;
  acceptedTerms: CourtsState['acceptedTerms'];
}>;

/** The state with exactly these bookings, live ones and others; days before `openFrom` are closed, `series` and `clubEvents` lack their bookings. */
export const stateOf = (
  bookings: readonly LedgerBooking[],
  { openFrom, series, clubEvents, waiting, held, acceptedTerms }: Beside,
): CourtsState => {
  const live = bookings.filter(({ occupancy }) => occupancy === 'BOOKED');
  const cancelled = bookings.filter(({ occupancy }) => occupancy !== 'BOOKED').filter(isPersonal);
  const days = groups(live, courtDayOf).map(([day, ofDay]) => [day, inOrder(ofDay)] as const);
  const people = groups(live.filter(isPersonal), ({ personId }) => personId);
  return {
    bookings: PersistentMap(bookings.map((booking) => [booking.bookingId, booking])),
    taken: PersistentMap(days),
    ofPerson: PersistentMap(people.map(([personId, own]) => [personId, monthsOf(own)])),
    playing: live.reduce(withPlayers, noBookings.playing),
    cancelledOn: PersistentMap(groups(cancelled, ({ date }) => date).map(([date, ofDay]) => [date, inOrder(ofDay)])),
    openFrom,
    waiting,
    held,
    acceptedTerms,
    series: bookings.reduce(withMember, series),
    clubEvents: live.reduce(withCourt, clubEvents),
  };
};

type Personal = LedgerBooking & Readonly<{ personId: NonNullable<LedgerBooking['personId']> }>;
const isPersonal = (booking: LedgerBooking): booking is Personal => booking.personId !== null;

const monthsOf = (own: readonly LedgerBooking[]): PersonalMonths =>
  groups(own, ({ date }) => monthOf(date))
    .toSorted(([one], [other]) => (one < other ? -1 : 1))
    .map(([month, bookings]) => personalMonth(month, inOrder(bookings)));

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
