import { isSettlingSql } from '@platzwart/contracts/history';
import type { BookingFacts } from '../../booking/bookingFacts.ts';
import type { PlanRange } from '../../booking/planRange.ts';
import type { Database } from '../../core/database.ts';
import { type HistoryFacts, entryReader } from '../../history/historyReads.ts';
import { planActions } from './foldPlan.ts';
import { withSettlements } from './foldSettlements.ts';

/**
 * Whatever was ever booked on these days, with all that happened to it, also before it was moved there; and the events of the club that it
 * belongs to, whose names it has.
 */
const ofPeriod = `
  with involved as (
    select distinct subject_id, part_of from history.entries
    where day between $2 and $3 and details ->> 'sport' = $1 and action = any($4::text[]) and action <> 'ClubEventRevised')
  select ${entryReader.selectList()} from history.entries
  where subject_id in (select subject_id from involved union select part_of from involved where part_of is not null)
    and action = any($4::text[]) and ($5::timestamptz is null or occurred_at <= $5)
  order by entry_id`;

/** What billed or paid the bookings $2 of the people $1, until $3; people have many entries, of which few settle. */
const settlements = `
  select ${entryReader.selectList()} from history.entries
  where ${isSettlingSql} and person_id = any($1::uuid[]) and occurred_at <= $3
    and (subject_id::text = any($2::text[])
      or exists (select from jsonb_array_elements(details -> 'claims') as claim where claim ->> 'itemId' = any($2::text[])))
  order by entry_id`;

export type PlanHistoryReads = Readonly<{
  /** In order of position; up to the instant `at` and including it, null: all. */
  ofPeriod: (range: PlanRange, at: string | null) => Promise<readonly HistoryFacts[]>;
  /** The bookings with how far each was billed and paid at the instant `at`. */
  settled: (bookings: readonly BookingFacts[], at: string) => Promise<readonly BookingFacts[]>;
}>;

export const planHistoryReads = (database: Pick<Database, 'rows'>): PlanHistoryReads => ({
  ofPeriod: async ({ sport, fromDate, toDate }, at) =>
    entryReader.decode(await database.rows(ofPeriod, [sport, fromDate, toDate, planActions, at])),
  settled: async (bookings, at) => {
    const people = [...new Set(bookings.flatMap(({ personId }) => personId ?? []))];
    const values = [people, bookings.map(({ bookingId }) => bookingId), at];
    return withSettlements(bookings, entryReader.decode(await database.rows(settlements, values)));
  },
});
