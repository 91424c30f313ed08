import type { BookingId, PersonId } from '@platzwart/contracts/core';
import type { Database } from '../core/database.ts';
import { gathered } from '../core/gathered.ts';
import {
  type BookingFacts,
  type BookingOnRecord,
  bookingColumns,
  decodeBookings,
  decodeBookingsOnRecord,
  recordColumns,
} from './bookingFacts.ts';

export type MyBookingsReads = Readonly<{
  /** All bookings of a person, cancelled ones too, by day and time. */
  ofPerson: (personId: PersonId) => Promise<readonly BookingFacts[]>;
  /** Those that there are, in the order of `ids`. */
  byIds: (ids: readonly BookingId[]) => Promise<readonly BookingFacts[]>;
  /** As `ofPerson`, with when each was made and cancelled. */
  onRecordOf: (personId: PersonId) => Promise<readonly BookingOnRecord[]>;
}>;

export const myBookingsReads = (database: Database): MyBookingsReads => {
  const where = async (condition: string, value: unknown): Promise<readonly BookingFacts[]> =>
    decodeBookings(
      await database.rows(
        `select ${bookingColumns} from bookings.bookings where ${condition} order by date, start_minute, court`,
        [value],
      ),
    );
  const byId = gathered(async (ids: readonly BookingId[]) => {
    const rows = await where('booking_id = any($1::uuid[])', ids);
    return new Map(rows.map((row) => [row.bookingId, row]));
  });
  return {
    ofPerson: (personId) => where('person_id = $1', personId),
    onRecordOf: async (personId) =>
      decodeBookingsOnRecord(
        await database.rows(
          `select ${recordColumns} from bookings.bookings where person_id = $1 order by date, start_minute, court`,
          [personId],
        ),
      ),
    byIds: async (ids) => (await Promise.all(ids.map(byId))).filter((row) => row !== null),
  };
};
