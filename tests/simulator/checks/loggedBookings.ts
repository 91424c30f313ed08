import type { RecordedEvent } from '@platzwart/event-store';
import * as v from 'valibot';

const blockSchema = v.object({
  bookingId: v.string(),
  personId: v.nullable(v.string()),
  sport: v.string(),
  date: v.string(),
  court: v.number(),
  start: v.string(),
  end: v.string(),
});
export type Block = Omit<v.InferOutput<typeof blockSchema>, 'bookingId' | 'personId'>;

/** A booking according to the log: it exists in every log that holds more than `from` and at most `until` events. */
export type LoggedBooking = v.InferOutput<typeof blockSchema> & {
  readonly from: number;
  until: number;
  /** Its day was closed by then, so it no longer has a person. */
  anonymised: number;
  /** After how many events it was changed, each time. */
  readonly changes: number[];
};

const changing = ['BookingChanged', 'RemarkChanged', 'PlayersChanged', 'PlayerLeft'];
const namedSchema = v.object({ bookingId: v.string() });

const closingSchema = v.object({ before: v.string() });
/** Days before `before` are closed in every log that holds more than `from` events. */
export type Closing = Readonly<{ before: string; from: number }>;

export const closingsIn = (log: readonly RecordedEvent[]): readonly Closing[] =>
  log.flatMap(({ type, data }, from) =>
    type === 'BookingsAnonymised' ? [{ before: v.parse(closingSchema, data).before, from }] : [],
  );

/** Which person had which court and when: the booking rules implemented a second time, without sharing code with the instance. */
export const loggedBookingsIn = (log: readonly RecordedEvent[]): ReadonlyMap<string, LoggedBooking> => {
  const loggedBookings = new Map<string, LoggedBooking>();
  for (const [index, event] of log.entries()) note(loggedBookings, event, index);
  for (const loggedBooking of loggedBookings.values())
    loggedBooking.anonymised = anonymisedFrom(loggedBooking, closingsIn(log));
  return loggedBookings;
};

type Bookings = Map<string, LoggedBooking>;

const note = (loggedBookings: Bookings, { type, data }: RecordedEvent, index: number): void => {
  if (type === 'CourtBooked') {
    const block = v.parse(blockSchema, data);
    loggedBookings.set(block.bookingId, {
      ...{ ...block, from: index, until: Infinity, anonymised: Infinity },
      changes: [],
    });
  }
  if (type === 'BookingChanged') moveTo(loggedBookings, v.parse(blockSchema, data), index);
  if (changing.includes(type)) loggedBookings.get(v.parse(namedSchema, data).bookingId)?.changes.push(index);
  if (type === 'BookingCancelled') {
    const loggedBooking = loggedBookings.get(v.parse(blockSchema, data).bookingId);
    if (loggedBooking) loggedBooking.until = Math.min(loggedBooking.until, index);
  }
};

/** A booking that moves leaves its court: until then it stood there, under a name of its own. */
const moveTo = (
  loggedBookings: Map<string, LoggedBooking>,
  block: v.InferOutput<typeof blockSchema>,
  index: number,
): void => {
  const before = loggedBookings.get(block.bookingId);
  if (!before) return;
  loggedBookings.set(`${block.bookingId} before ${index}`, { ...before, until: Math.min(before.until, index) });
  loggedBookings.set(block.bookingId, { ...before, ...block, from: index });
};

/** The club's own bookings never have a person. */
const anonymisedFrom = ({ personId, date }: LoggedBooking, closings: readonly Closing[]): number =>
  personId === null ? Infinity : (closings.find(({ before }) => date < before)?.from ?? Infinity);

export const share = (one: Block, other: Block): boolean =>
  one.sport === other.sport &&
  one.date === other.date &&
  one.court === other.court &&
  one.start < other.end &&
  other.start < one.end;

/** A booking appended after its day was closed is an error: its person would never be removed. */
export const bookingsAfterClosing = (loggedBookings: ReadonlyMap<string, LoggedBooking>): readonly string[] =>
  [...loggedBookings.values()]
    .filter(({ from, until, anonymised }) => from > anonymised || (until < Infinity && until > anonymised))
    .map(({ bookingId, date }) => `${bookingId} was made or given back on ${date}, which was closed`);

/** promises.md 1. */
export const doubleBookings = (loggedBookings: ReadonlyMap<string, LoggedBooking>): readonly string[] => {
  const all = [...loggedBookings.values()];
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => share(one, other) && one.from < other.until && other.from < one.until)
      .map(
        (other) => `${one.bookingId} and ${other.bookingId} share court ${one.court} on ${one.date} at ${one.start}`,
      ),
  );
};
