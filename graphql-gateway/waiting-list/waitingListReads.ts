import { waitingColumns } from '@platzwart/contracts/booking';
import { type LocalDate, type PersonId, type RowOf, column, rowReader } from '@platzwart/contracts/core';
import type { Database } from '../core/database.ts';

const columns = { ...waitingColumns, position: column.integer };
/** `position`: 1 for who is offered first what becomes free in the window; other people count once, and only where their windows overlap. */
export type WaitingEntryFacts = RowOf<typeof columns>;
const reader = rowReader(columns);

export type WaitingListReads = Readonly<{
  /** The open entries of these people, the nearest day first. */
  ofPeople: (people: readonly PersonId[]) => Promise<readonly WaitingEntryFacts[]>;
  /** All entries of a person, those that have ended too, in the order of joining. */
  everyOf: (personId: PersonId) => Promise<readonly WaitingEntryFacts[]>;
  /** All entries of a day in order, those that have ended too; of more than 200 the first. */
  ofDay: (sport: string, date: LocalDate) => Promise<readonly WaitingEntryFacts[]>;
}>;

const entries = `
  select * from (
    select e.*, (select 1 + count(distinct o.person_id)::int from waiting_list.entries o
      where o.sport = e.sport and o.date = e.date and o.state <> 'ENDED' and o.joined_at < e.joined_at
        and o.person_id <> e.person_id and o.from_minute < e.to_minute and o.to_minute > e.from_minute) as position
    from waiting_list.entries e) as listed`;

export const waitingListReads = (database: Database): WaitingListReads => {
  const where = async (condition: string, values: readonly unknown[]): Promise<readonly WaitingEntryFacts[]> =>
    reader.decode(
      await database.rows(`select ${reader.selectList()} from (${entries}) as found where ${condition}`, [...values]),
    );
  return {
    ofPeople: (people) =>
      where(`person_id = any($1::uuid[]) and state <> 'ENDED' order by date, from_minute, joined_at`, [people]),
    everyOf: (personId) => where('person_id = $1 order by joined_at', [personId]),
    ofDay: (sport, date) => where('sport = $1 and date = $2 order by joined_at limit 200', [sport, date]),
  };
};
