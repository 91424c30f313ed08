import type { BookingFact, BookingRow, Evidence } from './evidence.ts';
import { groupBy } from './groupBy.ts';
import type { Finding, Invariant } from './invariant.ts';

const total = (prices: readonly Readonly<{ price: number }>[]): number =>
  prices.reduce((sum, { price }) => sum + price, 0);

type Sums = Readonly<{ booked: number; open: number; cancelled: number }>;

const sumsInRows = (rows: readonly BookingRow[]): Sums => ({
  booked: total(rows),
  open: total(rows.filter(({ paymentState }) => paymentState === 'OPEN')),
  cancelled: total(rows.filter(({ occupancy }) => occupancy === 'CANCELED')),
});

const sumsInLog = (booked: readonly BookingFact[], cancelledIds: ReadonlySet<string>): Sums => {
  const cancelled = total(booked.filter(({ bookingId }) => cancelledIds.has(bookingId)));
  return { booked: total(booked), open: total(booked) - cancelled, cancelled };
};

const bookingsIn = (log: Evidence['log'], wanted: string): readonly BookingFact[] =>
  log.flatMap(({ type, booking }) => (type === wanted && booking ? [booking] : []));

/** The owner of the club's own bookings and of those on closed days, so that their money adds up, too. */
const nobody = 'nobody';

const closedBefore = (log: Evidence['log']): string =>
  log.flatMap(({ closedBefore: before }) => before ?? []).reduce((one, other) => (one > other ? one : other), '');

/** In cents, for each person: booked = open + cancelled, in the log and in the read model. Nothing is invoiced yet. */
export const checkMoney = ({ log, bookings }: Pick<Evidence, 'log' | 'bookings'>): Finding => {
  const openFrom = closedBefore(log);
  const rowsOf = groupBy(bookings, ({ personId }) => personId ?? nobody);
  const cancelledIds = new Set(bookingsIn(log, 'BookingCancelled').map(({ bookingId }) => bookingId));
  const people = groupBy(bookingsIn(log, 'CourtBooked'), ({ personId, date }) =>
    personId === null || date < openFrom ? nobody : personId,
  );
  const strangers = [...rowsOf.keys()].filter((person) => !people.has(person));
  const violations = [...people].flatMap(([person, theirs]) => {
    const [owed, shown] = [sumsInLog(theirs, cancelledIds), sumsInRows(rowsOf.get(person) ?? [])];
    return JSON.stringify(owed) === JSON.stringify(shown)
      ? []
      : [`${person}: ${JSON.stringify(owed)} in the log, ${JSON.stringify(shown)} in the read model`];
  });
  return {
    examined: people.size,
    violations: [...violations, ...strangers.map((person) => `${person} owes without a booking`)],
  };
};

export const moneyAddsUp: Invariant = {
  id: 'INV5',
  says: 'Booked = open + cancelled, to the cent, for each person',
  check: checkMoney,
};
