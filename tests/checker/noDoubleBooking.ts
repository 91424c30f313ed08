import type { BookingFact, BookingRow, Evidence } from './evidence.ts';
import type { Finding, Invariant } from './invariant.ts';

type Taken = Readonly<{ bookingId: string; start: string; end: string }>;

const courtAndDay = ({ sport, court, date }: Pick<BookingFact, 'sport' | 'court' | 'date'>): string =>
  `${sport} ${court} on ${date}`;

const overlaps = (a: Taken, b: Taken): boolean => a.start < b.end && b.start < a.end;

/** Replays the log and reports each booking of a slot that was taken at that moment. */
const doubleInLog = (log: Evidence['log']): readonly string[] => {
  const live = new Map<string, Map<string, Taken>>();
  const violations: string[] = [];
  for (const { type, booking, position } of log) {
    if (!booking) continue;
    const place = courtAndDay(booking);
    const taken = live.get(place) ?? new Map<string, Taken>();
    live.set(place, taken);
    if (type === 'BookingCancelled' || type === 'BookingDeleted') taken.delete(booking.bookingId);
    if (type !== 'CourtBooked') continue;
    const other = [...taken.values()].find((each) => overlaps(each, booking));
    if (other)
      violations.push(`${place}: ${booking.bookingId} at position ${position} takes minutes of ${other.bookingId}`);
    taken.set(booking.bookingId, booking);
  }
  return violations;
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
  examined: log.filter(({ type }) => type === 'CourtBooked').length,
  violations: [...doubleInLog(log), ...doubleInRows(bookings)],
});

export const noDoubleBooking: Invariant = {
  id: 'INV1',
  says: 'No two live bookings share a minute of a court',
  check: checkNoDoubleBooking,
};
