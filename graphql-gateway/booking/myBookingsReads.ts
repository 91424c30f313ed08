import type { BookingId, PersonId } from '@platzwart/contracts/core';
import type { Database } from '../core/database.ts';
import { batchLoader } from '../core/batchLoader.ts';
import { type BookingFacts, type BookingWithHistory, bookingReader, recordReader } from './bookingFacts.ts';

export type MyBookingsReads = Readonly<{
  /** All bookings of a person, cancelled ones too, deleted ones not, by day and time. */
  ofPerson: (personId: PersonId) => Promise<readonly BookingFacts[]>;
  /** The bookings among `ids` that exist, in the order of `ids`. */
  byIds: (ids: readonly BookingId[]) => Promise<readonly BookingFacts[]>;
  /** As `ofPerson`, with the deleted ones and with the instants at which each was made and cancelled. */
  withHistoryOf: (personId: PersonId) => Promise<readonly BookingWithHistory[]>;
}>;

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
