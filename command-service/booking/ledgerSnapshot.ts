import { bookingCategories, occupancies } from '@platzwart/contracts/booking';
import { type PersonId, bookingIdSchema, localDateSchema, personIdSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { SnapshotCodec } from '../core/module.ts';
import { type LedgerBooking, type LedgerState, courtDayOf } from './ledgerState.ts';
import { stateOf } from './stateOfBookings.ts';

const minute = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(1440));
const personNumber = v.nullable(v.number());
const booking = v.strictTuple([
  bookingIdSchema,
  personNumber,
  v.picklist(bookingCategories),
  minute,
  minute,
  v.picklist(occupancies),
]);
const courtDay = v.object({ sport: v.string(), court: v.number(), date: localDateSchema, bookings: v.array(booking) });

/** Bookings by court and day, people by number: the whole history of a club is in here. */
const snapshotSchema = v.object({ people: v.array(personIdSchema), courtDays: v.array(courtDay) });
type Snapshot = v.InferOutput<typeof snapshotSchema>;
type CourtDay = v.InferOutput<typeof courtDay>;

const encode = ({ bookings }: LedgerState): Snapshot => {
  const people = new Map<PersonId, number>();
  const courtDays = new Map<string, CourtDay>();
  for (const { bookingId, personId, category, startMinute, endMinute, occupancy, ...place } of bookings.values()) {
    const day = entryOf(courtDays, courtDayOf(place), { ...place, bookings: [] });
    const person = personId && entryOf(people, personId, people.size);
    day.bookings.push([bookingId, person, category, startMinute, endMinute, occupancy]);
  }
  return { people: [...people.keys()], courtDays: [...courtDays.values()] };
};

const entryOf = <Key, Value>(entries: Map<Key, Value>, key: Key, fresh: Value): Value => {
  const known = entries.get(key) ?? fresh;
  entries.set(key, known);
  return known;
};

const decode = (snapshot: unknown): LedgerState => {
  const { people, courtDays } = v.parse(snapshotSchema, snapshot);
  return stateOf(courtDays.flatMap((day) => day.bookings.map((entry) => bookingOf(day, entry, people))));
};

const bookingOf = (
  { sport, court, date }: CourtDay,
  [bookingId, person, category, startMinute, endMinute, occupancy]: CourtDay['bookings'][number],
  people: readonly PersonId[],
): LedgerBooking => {
  const personId = person === null ? null : people[person];
  if (personId === undefined) throw new Error(`Person ${person} is missing in the ledger's snapshot`);
  return { bookingId, personId, category, sport, court, date, startMinute, endMinute, occupancy };
};

/** The ledger's state as JSON. `decode` throws on anything but what `encode` of the same shape makes. */
export const ledgerSnapshot: SnapshotCodec<LedgerState> = { shape: 1, encode, decode };
