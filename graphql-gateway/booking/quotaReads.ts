import { countedCategories } from '@platzwart/contracts/booking';
import { type LocalDate, type PersonId, localDateSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type Database, decodeRows } from '../core/database.ts';

/** Date and minute of the club's clock. */
type Moment = Readonly<{ date: LocalDate; minute: number }>;

export type QuotaReads = Readonly<{
  /** How many of the live bookings that a person made have not ended; the club's entries do not count (decisions.md P18, N22). */
  openBookings: (personId: PersonId, now: Moment) => Promise<number>;
  /** The newest version of the club's terms under which a person has booked; 0: none. */
  acceptedTerms: (personId: PersonId) => Promise<number>;
  /** The minutes of a person on each of these days, in own bookings and in those of others that name them (decisions.md B26). */
  minutesOn: (personId: PersonId, dates: readonly LocalDate[]) => Promise<ReadonlyMap<LocalDate, number>>;
}>;

const open = `
  select count(*)::int as "count" from bookings.bookings
  where person_id = $1 and occupancy = 'BOOKED' and category = any($2) and not entered_by_club
    and (date > $3 or date = $3 and end_minute > $4)`;
const accepted = `select coalesce(max(terms_version), 0) as "version" from bookings.bookings where person_id = $1`;
const minutes = `
  select date::text as "date", sum(end_minute - start_minute)::int as "minutes" from bookings.bookings
  where date = any($3::date[]) and occupancy = 'BOOKED' and category = any($2)
    and (person_id = $1 or players <> '[]' and players @> $4::jsonb)
  group by 1`;
const openSchema = v.object({ count: v.number() });
const acceptedSchema = v.object({ version: v.number() });
const minutesSchema = v.object({ date: localDateSchema, minutes: v.number() });

export const quotaReads = (database: Database): QuotaReads => ({
  openBookings: async (personId, now) => {
    const rows = await database.rows(open, [personId, countedCategories, now.date, now.minute]);
    return decodeRows(openSchema, rows)[0]?.count ?? 0;
  },
  acceptedTerms: async (personId) =>
    decodeRows(acceptedSchema, await database.rows(accepted, [personId]))[0]?.version ?? 0,
  minutesOn: async (personId, dates) => {
    const rows = await database.rows(minutes, [personId, countedCategories, dates, JSON.stringify([{ personId }])]);
    return new Map(decodeRows(minutesSchema, rows).map((row) => [row.date, row.minutes]));
  },
});
