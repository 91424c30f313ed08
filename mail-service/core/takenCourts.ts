import { bookingColumns } from '@platzwart/contracts/booking';
import { type LocalDate, type RowOf, rowReader } from '@platzwart/contracts/core';
import type { Queryable } from './database.ts';

const { date, court, startMinute, endMinute } = bookingColumns;
const columns = { date, court, startMinute, endMinute };

/** A booking or closure, as far as it takes a court. Minutes count from local midnight. */
export type TakenSpan = RowOf<typeof columns>;
const reader = rowReader(columns);

/**
 * What occupies the courts of `sport` on `dates`, from the read model of the bookings; null where it cannot be read: an e-mail without free
 * times is better than none. It can be late by a moment (docs/adr/0049).
 */
export const takenOn =
  (db: Queryable) =>
  async (sport: string, dates: readonly LocalDate[]): Promise<readonly TakenSpan[] | null> => {
    const text = `select ${reader.selectList()} from bookings.bookings
      where sport = $1 and date = any($2::date[]) and occupancy in ('BOOKED', 'HELD')`;
    try {
      return reader.decode((await db.query(text, [sport, dates])).rows);
    } catch {
      return null;
    }
  };
