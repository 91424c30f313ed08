import type { BookingId, PersonId } from '@platzwart/contracts/core';
import type { Database } from '../core/database.ts';
import { type BookingFacts, bookingColumns, decodeBookings } from './bookingFacts.ts';

export type MyBookingsReads = Readonly<{
  /** All bookings of a person, cancelled ones too, by day and time. */
  ofPerson: (personId: PersonId) => Promise<readonly BookingFacts[]>;
  byIds: (ids: readonly BookingId[]) => Promise<readonly BookingFacts[]>;
}>;

export const myBookingsReads = (database: Database): MyBookingsReads => {
  const where = async (condition: string, value: unknown): Promise<readonly BookingFacts[]> =>
    decodeBookings(
      await database.rows(
        `select ${bookingColumns} from my_bookings.bookings where ${condition} order by date, start_minute, court`,
        [value],
      ),
    );
  return {
    ofPerson: (personId) => where('person_id = $1', personId),
    byIds: (ids) => where('booking_id = any($1::uuid[])', ids),
  };
};
