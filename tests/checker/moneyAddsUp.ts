import type { BookingFact, BookingRow, Evidence } from './evidence.ts';
import { groupBy } from './groupBy.ts';
import type { Finding, Invariant } from './invariant.ts';

const total = (prices: readonly Readonly<{ price: number }>[]): number =>
  prices.reduce((sum, { price }) => sum + price, 0);

type Sums = Readonly<{ booked: number; open: number; givenBack: number }>;

const sumsInRows = (rows: readonly BookingRow[]): Sums => {
  /** What is billed or paid was owed as well. */
  const isOpen = ({ paymentState }: BookingRow): boolean => ['OPEN', 'INVOICED', 'PAID'].includes(paymentState);
  const givenBack = rows.filter((row) => row.occupancy === 'CANCELED' && !isOpen(row));
  return { booked: total(rows), open: total(rows.filter(isOpen)), givenBack: total(givenBack) };
};

const sumsInLog = (booked: readonly BookingFact[], givenBackIds: ReadonlySet<string>): Sums => {
  const givenBack = total(booked.filter(({ bookingId }) => givenBackIds.has(bookingId)));
  return { booked: total(booked), open: total(booked) - givenBack, givenBack };
};

/** Each booking as it is after its last change, with what its guests cost. */
const bookingsIn = (log: Evidence['log']): readonly BookingFact[] => {
  const bookings = new Map<string, BookingFact>();
  for (const { type, booking } of log) {
    if (!booking) continue;
    const before = bookings.get(booking.bookingId);
    if (type === 'CourtBooked') bookings.set(booking.bookingId, booking);
    if (before && type === 'BookingChanged') bookings.set(booking.bookingId, { ...booking, guestFee: before.guestFee });
    if (before && type === 'PlayersChanged') bookings.set(booking.bookingId, { ...before, guestFee: booking.guestFee });
  }
  return [...bookings.values()].map((booking) => ({ ...booking, price: booking.price + booking.guestFee }));
};

/** A date that was cancelled for a refund of nothing stays owed (decisions.md B6). */
const givenBackIn = (log: Evidence['log']): ReadonlySet<string> =>
  new Set(
    log.flatMap(({ type, booking }) =>
      type === 'BookingCancelled' && booking && booking.refund !== 'NONE' ? [booking.bookingId] : [],
    ),
  );

/** The owner of the club's own bookings and of those on closed days, so that their money adds up, too. */
const nobody = 'nobody';

const closedBefore = (log: Evidence['log']): string =>
  log.flatMap(({ closedBefore: before }) => before ?? []).reduce((one, other) => (one > other ? one : other), '');

/** In cents, for each person: booked = open + given back, in the log and in the read model; what is billed or paid counts as open. */
export const checkMoney = ({ log, bookings }: Pick<Evidence, 'log' | 'bookings'>): Finding => {
  const openFrom = closedBefore(log);
  const rowsOf = groupBy(bookings, ({ personId }) => personId ?? nobody);
  const givenBack = givenBackIn(log);
  const people = groupBy(bookingsIn(log), ({ personId, date }) =>
    personId === null || date < openFrom ? nobody : personId,
  );
  const unknown = [...rowsOf.keys()].filter((person) => !people.has(person));
  const violations = [...people].flatMap(([person, theirs]) => {
    const [owed, shown] = [sumsInLog(theirs, givenBack), sumsInRows(rowsOf.get(person) ?? [])];
    return JSON.stringify(owed) === JSON.stringify(shown)
      ? []
      : [`${person}: ${JSON.stringify(owed)} in the log, ${JSON.stringify(shown)} in the read model`];
  });
  return {
    examined: people.size,
    violations: [...violations, ...unknown.map((person) => `${person} owes without a booking`)],
  };
};

export const moneyAddsUp: Invariant = {
  id: 'INV5',
  says: 'Booked = open + given back, to the cent, for each person',
  check: checkMoney,
};
