import { clubEventColumns } from '@platzwart/contracts/club-event';
import { type ClubEventId, type LocalDate, type RowOf, rowReader } from '@platzwart/contracts/core';
import type { Database } from '../core/database.ts';

/** What the club says about an event. Minutes count from local midnight, `changedOn` is an ISO 8601 instant. */
export type ClubEventFacts = RowOf<typeof clubEventColumns>;
const reader = rowReader(clubEventColumns);
const columns = reader.selectList();

/** No list of events is longer. */
const mostEvents = 500;

export type ClubEventReads = Readonly<{
  /** Null for an unknown or deleted event. */
  byId: (id: ClubEventId) => Promise<ClubEventFacts | null>;
  /** Those of the ids that are events. */
  byIds: (ids: readonly ClubEventId[]) => Promise<readonly ClubEventFacts[]>;
  /** Those that end on or after `from` (null: all), in order of time; of more than 500 the latest. */
  from: (from: LocalDate | null) => Promise<readonly ClubEventFacts[]>;
  /** The next `count` that are not over on the day `today`, those that have begun first. */
  upcoming: (today: LocalDate, count: number) => Promise<readonly ClubEventFacts[]>;
}>;

const known = `select ${columns} from club_events.events where status <> 'DELETED'`;
const inOrder = 'first_day, start_minute nulls first, event_id';

export const clubEventReads = (database: Database): ClubEventReads => ({
  byId: async (id) => reader.decode(await database.rows(`${known} and event_id = $1`, [id]))[0] ?? null,
  byIds: async (ids) => reader.decode(await database.rows(`${known} and event_id = any($1::uuid[])`, [ids])),
  from: async (from) => {
    const latest = `${known} and ($1::date is null or last_day >= $1) order by first_day desc, start_minute desc nulls last, event_id desc limit ${mostEvents}`;
    return reader.decode(await database.rows(latest, [from])).toReversed();
  },
  upcoming: async (today, count) =>
    reader.decode(await database.rows(`${known} and last_day >= $1 order by ${inOrder} limit $2`, [today, count])),
});
