import { type BookingId, type Position, positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Database } from '../core/database.ts';
import { type BookingFacts, bookingReader } from './bookingFacts.ts';
import type { PlanRange } from './planRange.ts';

/** Rows that changed, and the position of the plan when they were read. */
export type PlanChanges = Readonly<{ position: Position | null; rows: readonly BookingFacts[] }>;

export type CourtPlanReads = Readonly<{
  /** The bookings and closures that occupy courts, by day and time. */
  inPeriod: (range: PlanRange) => Promise<readonly BookingFacts[]>;
  byId: (id: BookingId) => Promise<BookingFacts | null>;
  /** Every row whose last change has a position greater than `after` (null: all rows), including cancelled ones and, for a range, those that left it. */
  changes: (after: Position | null, range?: PlanRange) => Promise<PlanChanges>;
}>;

const columns = bookingReader.selectList();

const changed = `select ${columns} from bookings.bookings where changed_at > $1`;
/** Position and rows come from one statement and so from one snapshot: no change can fall between them. */
const changesStatement = (rows: string): string => `
  select (select nullif(position, '') from read_models.checkpoints where name = 'bookings') as "reachedAt", changed.*
  from (select) as one
  left join lateral (${rows}) as changed on true`;
const allChanges = changesStatement(changed);
const isInRange = 'sport = $2 and date between $3 and $4';
/** Also the bookings that were in the range and have been moved out of it. */
const changesInRange = changesStatement(`
  ${changed} and ${isInRange}
  union all
  ${changed} and former_places is not null and not (${isInRange}) and exists (
    select from jsonb_array_elements_text(former_places) as place
    where split_part(place, ' ', 2) = $2 and split_part(place, ' ', 1)::date between $3 and $4
  )`);

const emptySchema = v.object({ bookingId: v.null() });

const decodeChanges = (rows: readonly unknown[]): PlanChanges => ({
  position: v.parse(v.looseTuple([v.object({ reachedAt: v.nullable(positionSchema) })]), rows)[0].reachedAt,
  rows: bookingReader.decode(rows.filter((row) => !v.is(emptySchema, row))),
});

export const courtPlanReads = (database: Database): CourtPlanReads => ({
  inPeriod: async ({ sport, fromDate, toDate }) =>
    bookingReader.decode(
      await database.rows(
        `select ${columns} from bookings.bookings
         where sport = $1 and date between $2 and $3 and occupancy in ('BOOKED', 'HELD') order by date, start_minute, court`,
        [sport, fromDate, toDate],
      ),
    ),
  byId: async (id) => {
    const rows = await database.rows(`select ${columns} from bookings.bookings where booking_id = $1`, [id]);
    return bookingReader.decode(rows)[0] ?? null;
  },
  changes: async (after, range) => {
    if (!range) return decodeChanges(await database.rows(allChanges, [after ?? '']));
    const values = [after ?? '', range.sport, range.fromDate, range.toDate];
    return decodeChanges(await database.rows(changesInRange, values));
  },
});
