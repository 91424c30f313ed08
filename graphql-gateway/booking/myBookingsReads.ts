import { type BookingId, type LocalDate, type PersonId, personIdSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type Database, decodeRows } from '../core/database.ts';
import { batchLoader } from '../core/batchLoader.ts';
import { type BookingFacts, type BookingWithHistory, bookingReader, recordReader } from './bookingFacts.ts';

export type MyBookingsReads = Readonly<{
  /** All bookings of a person, cancelled ones too, deleted ones not, by day and time. */
  ofPerson: (personId: PersonId) => Promise<readonly BookingFacts[]>;
  /** The bookings of others that name a person as a player, cancelled ones too, deleted ones not, by day and time. */
  asPlayer: (personId: PersonId) => Promise<readonly BookingFacts[]>;
  /** The people whom a person named most often as players since a day, at most eight. */
  playersOf: (personId: PersonId, since: LocalDate) => Promise<readonly PersonId[]>;
  /** The bookings among `ids` that exist, in the order of `ids`. */
  byIds: (ids: readonly BookingId[]) => Promise<readonly BookingFacts[]>;
  /** As `ofPerson`, with the deleted ones and with the instants at which each was made and cancelled. */
  withHistoryOf: (personId: PersonId) => Promise<readonly BookingWithHistory[]>;
}>;

const playersOfOwner = `
  select (each ->> 'personId')::uuid as "personId" from bookings.bookings, jsonb_array_elements(players) as each
  where person_id = $1 and date >= $2 and players <> '[]' and each ->> 'personId' is not null
  group by 1 order by count(*) desc, max(date) desc, 1 limit 8`;
const namedSchema = v.object({ personId: personIdSchema });

export const myBookingsReads = (database: Database): MyBookingsReads => {
  const where = async (condition: string, value: unknown): Promise<readonly BookingFacts[]> =>
    bookingReader.decode(
      await database.rows(
        `select ${bookingReader.selectList()} from bookings.bookings where ${condition} order by date, start_minute, court`,
        [value],
      ),
    );
  const byId = batchLoader(async (ids: readonly BookingId[]) => {
    const rows = await where('booking_id = any($1::uuid[])', ids);
    return new Map(rows.map((row) => [row.bookingId, row]));
  });
  return {
    ofPerson: (personId) => where("person_id = $1 and occupancy <> 'DELETED'", personId),
    // As the index `bookings_by_player` has it.
    asPlayer: (personId) =>
      where(`players <> '[]' and players @> $1::jsonb and occupancy <> 'DELETED'`, JSON.stringify([{ personId }])),
    playersOf: async (personId, since) =>
      decodeRows(namedSchema, await database.rows(playersOfOwner, [personId, since])).map((row) => row.personId),
    withHistoryOf: async (personId) =>
      recordReader.decode(
        await database.rows(
          `select ${recordReader.selectList()} from bookings.bookings where person_id = $1 order by date, start_minute, court`,
          [personId],
        ),
      ),
    byIds: async (ids) => (await Promise.all(ids.map(byId))).filter((row) => row !== null),
  };
};
