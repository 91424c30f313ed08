import type { BookingId } from '@platzwart/contracts/core';
import type { SeriesId } from '@platzwart/contracts/booking';
import type { Database } from '../core/database.ts';
import { type BookingFacts, type BookingWithHistory, bookingReader, recordReader } from './bookingFacts.ts';

export type UndoReads = Readonly<{
  /** The bookings among `ids` that exist, with the instants at which they were made. */
  madeAt: (ids: readonly BookingId[]) => Promise<readonly BookingWithHistory[]>;
  /** What had to make way for these closures, but for what was paid online, because its money goes back (docs/adr/0064). */
  displacedBy: (closures: readonly BookingId[]) => Promise<readonly BookingFacts[]>;
  /** All dates of its series that were cancelled with this booking. */
  cancelledWith: (booking: BookingId) => Promise<readonly BookingFacts[]>;
  /** One of the dates of the series that were cancelled last; none where nothing of it was. */
  lastCancelledOf: (series: SeriesId) => Promise<readonly BookingFacts[]>;
}>;

/** The events of one command have the same instant: what was cancelled when the closure was made, in its place, made way for it. */
const displaced = `
  select distinct ${bookingReader.selectList('booking')}
  from bookings.bookings as booking
  join bookings.bookings as closure
    on booking.sport = closure.sport and booking.court = closure.court and booking.date = closure.date
    and booking.start_minute < closure.end_minute and closure.start_minute < booking.end_minute
  where closure.booking_id = any($1::uuid[]) and booking.occupancy = 'CANCELED'
    and booking.cancelled_at = closure.booked_at and (booking.payment_method is null or booking.payment_method not in ('PAYPAL', 'CREDIT_CARD'))`;

const together = `
  select ${bookingReader.selectList('booking')}
  from bookings.bookings as booking
  join bookings.bookings as one on booking.series_id = one.series_id and booking.cancelled_at = one.cancelled_at
  where one.booking_id = $1 and booking.occupancy = 'CANCELED'
  order by booking.date, booking.court`;

const lastOfSeries = `
  select ${bookingReader.selectList()}
  from bookings.bookings
  where series_id = $1 and occupancy = 'CANCELED' and cancelled_at is not null
  order by cancelled_at desc
  limit 1`;

export const undoReads = ({ rows }: Pick<Database, 'rows'>): UndoReads => ({
  madeAt: async (ids) =>
    recordReader.decode(
      await rows(`select ${recordReader.selectList()} from bookings.bookings where booking_id = any($1::uuid[])`, [
        ids,
      ]),
    ),
  displacedBy: async (closures) => bookingReader.decode(await rows(displaced, [closures])),
  cancelledWith: async (booking) => bookingReader.decode(await rows(together, [booking])),
  lastCancelledOf: async (series) => bookingReader.decode(await rows(lastOfSeries, [series])),
});
