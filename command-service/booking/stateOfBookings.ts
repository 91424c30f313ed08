import { Map as PersistentMap } from 'immutable';
import { inOrder } from './bookingsInOrder.ts';
import { type LedgerBooking, type LedgerState, courtDayOf, monthOf } from './ledgerState.ts';

/** The state in which exactly these bookings were made, and those of them cancelled that are. */
export const stateOf = (bookings: readonly LedgerBooking[]): LedgerState => {
  const live = inOrder(bookings.filter(({ occupancy }) => occupancy === 'BOOKED'));
  const personal = grouped(live.filter(isPersonal), ({ personId }) => personId);
  return {
    bookings: PersistentMap(bookings.map((booking) => [booking.bookingId, booking])),
    taken: PersistentMap(grouped(live, courtDayOf)),
    ofPerson: PersistentMap(
      [...personal].map(([personId, own]) => [personId, PersistentMap(grouped(own, ({ date }) => monthOf(date)))]),
    ),
  };
};

type Personal = LedgerBooking & Readonly<{ personId: NonNullable<LedgerBooking['personId']> }>;
const isPersonal = (booking: LedgerBooking): booking is Personal => booking.personId !== null;

const grouped = <Key, Booking extends LedgerBooking>(
  bookings: readonly Booking[],
  keyOf: (booking: Booking) => Key,
): Map<Key, Booking[]> => {
  const groups = new Map<Key, Booking[]>();
  for (const booking of bookings) {
    const group = groups.get(keyOf(booking));
    if (group) group.push(booking);
    else groups.set(keyOf(booking), [booking]);
  }
  return groups;
};
