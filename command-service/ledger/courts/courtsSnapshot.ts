import { type SeriesId, bookingCategories, occupancies } from '@platzwart/contracts/booking';
import { type PersonId, cents, clubEventIdSchema, localDateSchema, personIdSchema } from '@platzwart/contracts/core';
import { Map as PersistentMap, Set as PersistentSet } from 'immutable';
import * as v from 'valibot';
import { listInPieces, objectInPieces } from '../../core/jsonPieces.ts';
import type { PartCodec } from '../../core/snapshotCodec.ts';
import { type LedgerBooking, courtDayOf } from './ledgerBooking.ts';
import type { CourtsState } from './courtsState.ts';
import type { SeriesById } from './seriesOfLedger.ts';
import { clubEventsOfSnapshot, snapshotOfClubEvents, snapshotOfClubEventsSchema } from './clubEventsSnapshot.ts';
import { entryOf } from './entryOf.ts';
import { stateOf } from './stateOfBookings.ts';
import { playersOfSnapshot, snapshotOfPlayers, snapshotOfPlayersSchema } from './playersSnapshot.ts';
import { seriesSchema } from './seriesSnapshot.ts';
import { heldOrderSchema } from './heldOrdersSnapshot.ts';
import { waitingEntrySchema } from './waitingListSnapshot.ts';

/**
 * What most bookings do not have: the number of the series, the club event, that the club entered it, a title, a price of the club's own,
 * remarks (sealed, or the club's), that its price stays although it was cancelled, that this date was changed by itself, and how often it was changed.
 */
const detailsSchema = v.object({
  series: v.exactOptional(v.number()),
  event: v.exactOptional(clubEventIdSchema),
  byClub: v.exactOptional(v.literal(true)),
  title: v.exactOptional(v.string()),
  players: v.exactOptional(snapshotOfPlayersSchema),
  ownPrice: v.exactOptional(v.literal(true)),
  card: v.exactOptional(v.literal(true)),
  sealed: v.exactOptional(v.string()),
  remark: v.exactOptional(v.string()),
  kept: v.exactOptional(v.literal(true)),
  alone: v.exactOptional(v.literal(true)),
  /** Revision. */
  rev: v.exactOptional(v.number()),
});
type Details = v.InferOutput<typeof detailsSchema>;

/** Id, the person's number, category, start and end minute, occupancy, price in cents; details where there are any. */
type Entry = readonly [
  LedgerBooking['bookingId'],
  number | null,
  LedgerBooking['category'],
  number,
  number,
  LedgerBooking['occupancy'],
  number,
  Details?,
];

const isList = (value: unknown): value is readonly unknown[] => Array.isArray(value);
const isOneOf = (list: readonly string[], value: unknown): boolean => typeof value === 'string' && list.includes(value);
const isMinute = (value: unknown): boolean => Number.isInteger(value) && Number(value) >= 0 && Number(value) <= 1440;
const isPrice = (value: unknown): boolean => Number.isSafeInteger(value) && Number(value) >= 0;
const isPersonNumber = (value: unknown): boolean => value === null || Number.isInteger(value);

/** Written without a schema library, because there may be a million bookings. */
const isEntry = (value: unknown): value is Entry => {
  if (!isList(value) || value.length < 7) return false;
  const [bookingId, person, category, startMinute, endMinute, occupancy, price, details] = value;
  const isKnown = typeof bookingId === 'string' && isPersonNumber(person) && isOneOf(bookingCategories, category);
  const isInTime = isMinute(startMinute) && isMinute(endMinute) && isOneOf(occupancies, occupancy);
  return [isKnown, isInTime, isPrice(price), v.is(v.optional(detailsSchema), details)].every(Boolean);
};

const courtDay = v.object({
  sport: v.string(),
  court: v.number(),
  date: localDateSchema,
  bookings: v.custom<Entry[]>((value) => Array.isArray(value) && value.every(isEntry)),
});

/** Bookings by court and day, with people and series replaced by numbers: this contains all that the ledger keeps of the club's history. */
const snapshotSchema = v.object({
  people: v.array(personIdSchema),
  series: v.array(seriesSchema),
  clubEvents: snapshotOfClubEventsSchema,
  courtDays: v.array(courtDay),
  openFrom: v.nullable(localDateSchema),
  waiting: v.array(waitingEntrySchema),
  held: v.array(heldOrderSchema),
  acceptedTerms: v.array(v.tuple([personIdSchema, v.number()])),
});
type CourtDay = v.InferOutput<typeof courtDay>;

const bookingsPerPiece = 1_000;

function* encode({ bookings, series, ...beside }: CourtsState): Generator<string> {
  const seriesNumbers = new Map([...series.keys()].map((seriesId, index) => [seriesId, index]));
  const groups: Groups = { people: new Map(), series: seriesNumbers, courtDays: new Map() };
  let count = 0;
  for (const booking of bookings.values()) {
    addBooking(booking, groups);
    count += 1;
    // An empty piece: this much work is enough for one turn.
    if (count % bookingsPerPiece === 0) yield '';
  }
  yield* objectInPieces({
    people: listInPieces(groups.people.keys()),
    series: listInPieces([...series].map(([seriesId, { plan, skipped }]) => ({ seriesId, plan, skipped }))),
    clubEvents: listInPieces(snapshotOfClubEvents(beside.clubEvents)),
    courtDays: listInPieces(groups.courtDays.values()),
    openFrom: [JSON.stringify(beside.openFrom)],
    waiting: listInPieces(beside.waiting),
    held: listInPieces(beside.held),
    acceptedTerms: listInPieces(beside.acceptedTerms.entries()),
  });
}

type Groups = Readonly<{
  people: Map<PersonId, number>;
  series: Map<SeriesId, number>;
  courtDays: Map<string, CourtDay>;
}>;

const addBooking = (booking: LedgerBooking, groups: Groups): void => {
  const { bookingId, personId, category, startMinute, endMinute, occupancy, price } = booking;
  const { people, courtDays } = groups;
  const person = personId && entryOf(people, personId, () => people.size);
  const day = entryOf(courtDays, courtDayOf(booking), () => emptyDay(booking));
  const details = detailsOf(booking, groups);
  const entry = [bookingId, person, category, startMinute, endMinute, occupancy, price] as const;
  day.bookings.push(details ? [...entry, details] : entry);
};

const detailsOf = (booking: LedgerBooking, { series, people }: Groups): Details | null => {
  const { seriesId, eventId, enteredByClub, title, players } = booking;
  const number = seriesId === null ? undefined : series.get(seriesId);
  const details: Details = {
    ...(number !== undefined && { series: number }),
    ...(eventId && { event: eventId }),
    ...(enteredByClub && { byClub: true }),
    ...(title !== null && { title }),
    ...(players && { players: snapshotOfPlayers(players, (personId) => entryOf(people, personId, () => people.size)) }),
    ...changeDetailsOf(booking),
  };
  return Object.keys(details).length > 0 ? details : null;
};

/** What only a change asks for. */
const changeDetailsOf = ({ ownPrice, byCard, sealedRemark, clubRemark, ...changes }: LedgerBooking): Details => ({
  ...(ownPrice && { ownPrice }),
  ...(byCard && { card: byCard }),
  ...(sealedRemark !== null && { sealed: sealedRemark }),
  ...(clubRemark !== null && { remark: clubRemark }),
  ...(changes.priceKept && { kept: changes.priceKept }),
  ...(changes.changedAlone && { alone: changes.changedAlone }),
  ...(changes.revision > 0 && { rev: changes.revision }),
});

const emptyDay = ({ sport, court, date }: LedgerBooking): CourtDay => ({ sport, court, date, bookings: [] });

const decode = (content: unknown): CourtsState => {
  const { courtDays, people, series, clubEvents, acceptedTerms, ...beside } = v.parse(snapshotSchema, content);
  const names = { people, series: series.map(({ seriesId }) => seriesId) };
  return stateOf(
    courtDays.flatMap((day) => day.bookings.map((entry) => bookingOf(day, entry, names))),
    {
      ...{ ...beside, series: withoutBookings(series), clubEvents: clubEventsOfSnapshot(clubEvents) },
      acceptedTerms: PersistentMap(acceptedTerms),
    },
  );
};

/** `stateOf` adds the bookings of each series. */
const withoutBookings = (series: v.InferOutput<typeof seriesSchema>[]): SeriesById =>
  PersistentMap(series.map(({ seriesId, ...each }) => [seriesId, { ...each, bookings: PersistentSet() }]));

type Names = Readonly<{ people: readonly PersonId[]; series: readonly SeriesId[] }>;

const named = <Name>(names: readonly Name[], index: number | null): Name | null => {
  const name = index === null ? null : names[index];
  if (name === undefined) throw new Error(`Name ${index} is missing in the ledger's snapshot`);
  return name;
};

const bookingOf = ({ sport, court, date }: CourtDay, entry: Entry, { people, series }: Names): LedgerBooking => {
  const [bookingId, person, category, startMinute, endMinute, occupancy, price, details = {}] = entry;
  const personId = named(people, person);
  return {
    ...{ bookingId, personId, category, sport, court, date, startMinute, endMinute, occupancy },
    seriesId: named(series, details.series ?? null),
    eventId: details.event ?? null,
    enteredByClub: details.byClub ?? false,
    title: details.title ?? null,
    players: details.players ? playersOfSnapshot(details.players, (index) => named(people, index)) : null,
    price: cents(price),
    ...changeFactsOf(details),
  };
};

const changeFactsOf = ({ ownPrice, card, sealed, remark, kept, alone, rev }: Details) => ({
  ownPrice: ownPrice === true,
  byCard: card === true,
  sealedRemark: sealed ?? null,
  clubRemark: remark ?? null,
  priceKept: kept === true,
  changedAlone: alone === true,
  revision: rev ?? 0,
});

/** The bookings as JSON. `decode` throws on anything that `encode` of the same shape does not produce. */
export const courtsSnapshot: PartCodec<CourtsState> = { shape: 13, encode, decode };
