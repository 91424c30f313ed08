import type { BookingFact, BookingRow, Evidence, LoggedEvent } from './evidence.ts';
import type { Finding, Invariant } from './invariant.ts';

type Taken = Pick<BookingFact, 'start' | 'end'>;

const courtAndDay = ({ sport, court, date }: Pick<BookingFact, 'sport' | 'court' | 'date'>): string =>
  `${sport} ${court} on ${date}`;

const overlaps = (a: Taken, b: Taken): boolean => a.start < b.end && b.start < a.end;

const taking = new Set(['CourtBooked', 'BookingChanged']);
const leaving = new Set(['BookingCancelled', 'BookingDeleted', 'BookingChanged']);

type AboutBooking = LoggedEvent & Readonly<{ booking: BookingFact }>;
const isAboutBooking = (event: LoggedEvent): event is AboutBooking => event.booking !== null;

/** Events of one append follow each other. */
const appendsIn = (log: Evidence['log']): readonly (readonly AboutBooking[])[] => {
  const appends: AboutBooking[][] = [];
  for (const event of log.filter(isAboutBooking)) {
    const last = appends.at(-1);
    if (last?.[0]?.commandId === event.commandId) last.push(event);
    else appends.push([event]);
  }
  return appends;
};

/**
 * Replays the log and reports each booking of a slot that was taken at that moment. What one append frees is free for all of it, so that
 * bookings may exchange their courts.
 */
const doubleInLog = (log: Evidence['log']): readonly string[] => {
  const live = new Map<string, BookingFact>();
  const byPlace = new Map<string, Map<string, BookingFact>>();
  const violations: string[] = [];
  const leave = ({ bookingId }: BookingFact): void => {
    const before = live.get(bookingId);
    if (before) byPlace.get(courtAndDay(before))?.delete(bookingId);
    live.delete(bookingId);
  };
  const take = ({ booking, position }: AboutBooking): void => {
    const place = courtAndDay(booking);
    const taken = byPlace.get(place) ?? new Map<string, BookingFact>();
    byPlace.set(place, taken);
    const other = [...taken.values()].find((each) => overlaps(each, booking));
    if (other)
      violations.push(`${place}: ${booking.bookingId} at position ${position} takes minutes of ${other.bookingId}`);
    taken.set(booking.bookingId, booking);
    live.set(booking.bookingId, booking);
  };
  for (const append of appendsIn(log)) {
    for (const { type, booking } of append) if (leaving.has(type)) leave(booking);
    for (const event of append) if (taking.has(event.type)) take(event);
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
  examined: log.filter(({ type }) => taking.has(type)).length,
  violations: [...doubleInLog(log), ...doubleInRows(bookings)],
});

export const noDoubleBooking: Invariant = {
  id: 'INV1',
  says: 'No two live bookings share a minute of a court',
  check: checkNoDoubleBooking,
};
