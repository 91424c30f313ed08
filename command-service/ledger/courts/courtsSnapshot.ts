import { bookingCategories, occupancies } from '@platzwart/contracts/booking';
import { type PersonId, localDateSchema, personIdSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { listInPieces, objectInPieces } from '../../core/jsonPieces.ts';
import type { PartCodec } from '../../core/snapshotCodec.ts';
import { type LedgerBooking, courtDayOf } from './ledgerBooking.ts';
import type { CourtsState } from './courtsState.ts';
import { stateOf } from './stateOfBookings.ts';

/** Id, the person's number, category, start and end minute, occupancy. */
type Entry = readonly [
  LedgerBooking['bookingId'],
  number | null,
  LedgerBooking['category'],
  number,
  number,
  LedgerBooking['occupancy'],
];

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isOneOf = (list: readonly string[], value: unknown): boolean => typeof value === 'string' && list.includes(value);
const isMinute = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1440;
const isPersonNumber = (value: unknown): boolean => value === null || Number.isInteger(value);

/** Written without a schema library, because there may be a million bookings. */
const isEntry = (value: unknown): value is Entry => {
  if (!isList(value) || value.length !== 6) return false;
  const [bookingId, person, category, startMinute, endMinute, occupancy] = value;
  const isKnown = typeof bookingId === 'string' && isPersonNumber(person) && isOneOf(bookingCategories, category);
  return isKnown && isMinute(startMinute) && isMinute(endMinute) && isOneOf(occupancies, occupancy);
};

const courtDay = v.object({
  sport: v.string(),
  court: v.number(),
  date: localDateSchema,
  bookings: v.custom<Entry[]>((value) => Array.isArray(value) && value.every(isEntry)),
});
/** Bookings by court and day, with people replaced by numbers: this contains all that the ledger keeps of the club's history. */
const snapshotSchema = v.object({
  people: v.array(personIdSchema),
  courtDays: v.array(courtDay),
  openFrom: v.nullable(localDateSchema),
});
type CourtDay = v.InferOutput<typeof courtDay>;

const bookingsPerPiece = 1_000;

function* encode({ bookings, openFrom }: CourtsState): Generator<string> {
  const people = new Map<PersonId, number>();
  const courtDays = new Map<string, CourtDay>();
  let count = 0;
  for (const booking of bookings.values()) {
    addBooking(booking, { people, courtDays });
    count += 1;
    // An empty piece: this much work is enough for one turn.
    if (count % bookingsPerPiece === 0) yield '';
  }
  yield* objectInPieces({
    people: listInPieces(people.keys()),
    courtDays: listInPieces(courtDays.values()),
    openFrom: [JSON.stringify(openFrom)],
  });
}

type Groups = Readonly<{ people: Map<PersonId, number>; courtDays: Map<string, CourtDay> }>;

const addBooking = (booking: LedgerBooking, { people, courtDays }: Groups): void => {
  const { bookingId, personId, category, startMinute, endMinute, occupancy } = booking;
  const person = personId && entryOf(people, personId, () => people.size);
  const day = entryOf(courtDays, courtDayOf(booking), () => emptyDay(booking));
  day.bookings.push([bookingId, person, category, startMinute, endMinute, occupancy]);
};

const emptyDay = ({ sport, court, date }: LedgerBooking): CourtDay => ({ sport, court, date, bookings: [] });

const entryOf = <Key, Value>(entries: Map<Key, Value>, key: Key, fresh: () => Value): Value => {
  const known = entries.get(key);
  if (known !== undefined) return known;
  const made = fresh();
  entries.set(key, made);
  return made;
};

const decode = (content: unknown): CourtsState => {
  const { people, courtDays, openFrom } = v.parse(snapshotSchema, content);
  return stateOf(
    courtDays.flatMap((day) => day.bookings.map((entry) => bookingOf(day, entry, people))),
    openFrom,
  );
};

const bookingOf = (
  { sport, court, date }: CourtDay,
  [bookingId, person, category, startMinute, endMinute, occupancy]: Entry,
  people: readonly PersonId[],
): LedgerBooking => {
  const personId = person === null ? null : people[person];
  if (personId === undefined) throw new Error(`Person ${person} is missing in the ledger's snapshot`);
  return { bookingId, personId, category, sport, court, date, startMinute, endMinute, occupancy };
};

/** The bookings as JSON. `decode` throws on anything that `encode` of the same shape does not produce. */
export const courtsSnapshot: PartCodec<CourtsState> = { shape: 2, encode, decode };
