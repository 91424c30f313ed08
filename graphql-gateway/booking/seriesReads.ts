import { type SeriesId, seriesColumns } from '@platzwart/contracts/booking';
import { type LocalDate, type RowOf, rowReader } from '@platzwart/contracts/core';
import { batchLoader } from '../core/batchLoader.ts';
import type { Database } from '../core/database.ts';
import { type BookingFacts, bookingReader } from './bookingFacts.ts';

export type SeriesFacts = RowOf<typeof seriesColumns>;
const reader = rowReader(seriesColumns);

/** Courts and dates of one sport, and a span of each day in minutes from local midnight. */
export type SpansOfSport = Readonly<{
  sport: string;
  dates: readonly LocalDate[];
  courts: readonly number[];
  startMinute: number;
  endMinute: number;
}>;

export type SeriesReads = Readonly<{
  /** Null for an unknown series. All that are asked for in one tick are read at once. */
  byId: (id: SeriesId) => Promise<SeriesFacts | null>;
  /** The live bookings of a series, by day, time and court. */
  occurrences: (id: SeriesId) => Promise<readonly BookingFacts[]>;
  /**
   * The latest cancelled booking of each day and court up to the last date of a series on which it has no live one. All that are asked for in
   * one tick are read at once; null where there are none.
   */
  cancelled: (id: SeriesId) => Promise<readonly BookingFacts[] | null>;
  /** The live bookings that overlap any of the spans, by day, time and court. */
  occupants: (spans: SpansOfSport) => Promise<readonly BookingFacts[]>;
}>;

const columns = bookingReader.selectList();
const inOrder = 'order by date, start_minute, court';

const cancelledOf = `
  select distinct on (booking.series_id, booking.date, booking.sport, booking.court) ${bookingReader.selectList('booking')}
  from bookings.bookings as booking
  join bookings.series as series on series.series_id = booking.series_id
  where booking.series_id = any($1::uuid[]) and booking.occupancy = 'CANCELED' and booking.date <= series.enddate
    and not exists (
      select from bookings.bookings as live
      where live.series_id = booking.series_id and live.occupancy = 'BOOKED'
        and live.date = booking.date and live.sport = booking.sport and live.court = booking.court)
  order by booking.series_id, booking.date, booking.sport, booking.court, booking.start_minute desc`;

export const seriesReads = (database: Database): SeriesReads => ({
  byId: batchLoader(async (ids: readonly SeriesId[]) => {
    const text = `select ${reader.selectList()} from bookings.series where series_id = any($1::uuid[])`;
    const rows = reader.decode(await database.rows(text, [ids]));
    return new Map(rows.map((row) => [row.seriesId, row]));
  }),
  occurrences: async (id) => {
    const text = `select ${columns} from bookings.bookings where series_id = $1 and occupancy = 'BOOKED' ${inOrder}`;
    return bookingReader.decode(await database.rows(text, [id]));
  },
  cancelled: batchLoader(async (ids: readonly SeriesId[]) => {
    const found = bookingReader.decode(await database.rows(cancelledOf, [ids]));
    return new Map(ids.map((id) => [id, found.filter(({ seriesId }) => seriesId === id)]));
  }),
  occupants: async ({ sport, dates, courts, startMinute, endMinute }) => {
    const text = `
      select ${columns} from bookings.bookings
      where sport = $1 and date = any($2::date[]) and court = any($3::int[]) and occupancy in ('BOOKED', 'HELD')
        and start_minute < $5 and $4 < end_minute ${inOrder}`;
    return bookingReader.decode(await database.rows(text, [sport, dates, courts, startMinute, endMinute]));
  },
});
