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

/** A booking as the log tells it: it counts in every log that holds more than `from` and at most `until` events. */
export type Stay = v.InferOutput<typeof blockSchema> & {
  readonly from: number;
  until: number;
  /** Its day was closed by then: since then it is nobody's. */
  anonymised: number;
};

const closingSchema = v.object({ before: v.string() });
/** Days before `before` are closed in every log that holds more than `from` events. */
export type Closing = Readonly<{ before: string; from: number }>;

export const closingsIn = (log: readonly RecordedEvent[]): readonly Closing[] =>
  log.flatMap(({ type, data }, from) =>
    type === 'BookingsAnonymised' ? [{ before: v.parse(closingSchema, data).before, from }] : [],
  );

/** Who has had which court: the rules of the house once more, in a few lines that share none of its code. */
export const staysIn = (log: readonly RecordedEvent[]): ReadonlyMap<string, Stay> => {
  const stays = new Map<string, Stay>();
  for (const [index, { type, data }] of log.entries()) {
    if (type === 'CourtBooked') {
      const block = v.parse(blockSchema, data);
      stays.set(block.bookingId, { ...block, from: index, until: Infinity, anonymised: Infinity });
    }
    if (type === 'BookingCancelled') {
      const stay = stays.get(v.parse(blockSchema, data).bookingId);
      if (stay) stay.until = Math.min(stay.until, index);
    }
  }
  for (const stay of stays.values()) stay.anonymised = anonymisedFrom(stay, closingsIn(log));
  return stays;
};

/** The club's own bookings never named anybody. */
const anonymisedFrom = ({ personId, date }: Stay, closings: readonly Closing[]): number =>
  personId === null ? Infinity : (closings.find(({ before }) => date < before)?.from ?? Infinity);

export const share = (one: Block, other: Block): boolean =>
  one.sport === other.sport &&
  one.date === other.date &&
  one.court === other.court &&
  one.start < other.end &&
  other.start < one.end;

/** Whoever came after a day was closed came too late: their name would stand there for good. */
export const lateStays = (stays: ReadonlyMap<string, Stay>): readonly string[] =>
  [...stays.values()]
    .filter(({ from, until, anonymised }) => from > anonymised || (until < Infinity && until > anonymised))
    .map(({ bookingId, date }) => `${bookingId} was made or given back on ${date}, which was closed`);

/** design.md, promise 1. */
export const doubleBookings = (stays: ReadonlyMap<string, Stay>): readonly string[] => {
  const all = [...stays.values()];
  return all.flatMap((one, index) =>
    all
      .slice(index + 1)
      .filter((other) => share(one, other) && one.from < other.until && other.from < one.until)
      .map(
        (other) => `${one.bookingId} and ${other.bookingId} share court ${one.court} on ${one.date} at ${one.start}`,
      ),
  );
};
