import { doubleBookings, isTaking } from '../../command-service/operations/proofs/doubleBookings.ts';
import { flawsIn } from '../../command-service/operations/proofs/proof.ts';
import type { BookingFact, BookingRow, Evidence } from './evidence.ts';
import type { Finding, Invariant } from './invariant.ts';

type Taken = Pick<BookingFact, 'start' | 'end'>;

const courtAndDay = ({ sport, court, date }: Pick<BookingFact, 'sport' | 'court' | 'date'>): string =>
  `${sport} ${court} on ${date}`;

const overlaps = (a: Taken, b: Taken): boolean => a.start < b.end && b.start < a.end;

/** The same proof that the club itself makes each night, on the log. */
const doubleInLog = (log: Evidence['log']): readonly string[] => {
  const facts = log.flatMap(({ booking, position, ...event }) =>
    booking === null || event.type === 'PlayersChanged' ? [] : [{ ...event, booking, position: String(position) }],
  );
  return flawsIn(doubleBookings(), facts).map(({ position, because }) => `${because} (position ${position})`);
};

const minutes = (minute: number): string => String(minute).padStart(4, '0');

const doubleInRows = (rows: readonly BookingRow[]): readonly string[] => {
  const booked = rows
    .filter(({ occupancy }) => occupancy === 'BOOKED')
    .map((row) => ({ ...row, place: courtAndDay(row), start: minutes(row.startMinute), end: minutes(row.endMinute) }))
    .toSorted((a, b) => a.place.localeCompare(b.place) || a.startMinute - b.startMinute);
  return booked.flatMap((row, index) => {
    const next = booked[index + 1];
    return next?.place === row.place && overlaps(row, next)
      ? [`${row.place}: the read model shows ${row.bookingId} and ${next.bookingId} in the same minutes`]
      : [];
  });
};

/** No double booking at any moment of the log, and none in the read model. */
export const checkNoDoubleBooking = ({ log, bookings }: Pick<Evidence, 'log' | 'bookings'>): Finding => ({
  examined: log.filter(({ type }) => isTaking(type)).length,
  violations: [...doubleInLog(log), ...doubleInRows(bookings)],
});

export const noDoubleBooking: Invariant = {
  id: 'INV1',
  says: 'No two live bookings share a minute of a court',
  check: checkNoDoubleBooking,
};
