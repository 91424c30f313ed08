import { clubZone } from '@platzwart/contracts/club-time';
import type { PersonId } from '@platzwart/contracts/core';
import { typesOfKind } from '@platzwart/contracts/message-catalogue';
import * as v from 'valibot';
import { type Database, decodeRows } from '../core/database.ts';
import type { ClubLogFilter } from './clubLogFilter.ts';
import { type LogReader, searchCondition } from './clubLogSearch.ts';
import { type HistoryFacts, entryReader } from './historyReads.ts';
import { withOrderers } from './orderedBy.ts';

export type ClubLogPage = Readonly<{ entries: readonly HistoryFacts[]; total: number }>;

/** The filter with the people whom its numbers name. */
type Resolved = Omit<ClubLogFilter, 'person' | 'actor'> & Readonly<{ person: PersonId | null; actor: PersonId | null }>;

const startOfDay = (parameter: string): string => `${parameter}::date::timestamp at time zone '${clubZone}'`;

const conditions = {
  person: (parameter: string) => `person_id = ${parameter}`,
  actor: (parameter: string) => `actor_id = ${parameter}`,
  subject: (parameter: string) => `(subject_id = ${parameter} or part_of = ${parameter})`,
  day: (parameter: string) => `day = ${parameter}`,
  fromDate: (parameter: string) => `occurred_at >= ${startOfDay(parameter)}`,
  toDate: (parameter: string) => `occurred_at < ${startOfDay(`(${parameter}::date + 1)`)}`,
  types: (parameter: string) => `action = any(${parameter}::text[])`,
  action: (parameter: string) => `action = ${parameter}`,
} as const;

/** One SQL text for each set of filters, so that each has its own plan; values are passed as parameters. */
const filtersOf = (filter: Resolved, reader: LogReader) => {
  const { kind, search, page: _, size: __, ...rest } = filter;
  const values: unknown[] = [];
  const bind = (value: unknown): string => `$${values.push(value)}`;
  const given = { ...rest, types: kind && typesOfKind(kind) };
  const named = ['person', 'actor', 'subject', 'day', 'fromDate', 'toDate', 'action', 'types'] as const;
  const used = named.flatMap((name) => (given[name] === null ? [] : [conditions[name](bind(given[name]))]));
  const searched = searchCondition(search, reader, bind);
  return { where: ['true', ...used, ...(searched === null ? [] : [searched])].join(' and '), values };
};

const totalSchema = v.object({ total: v.number() });

export type ClubLogReads = Readonly<{
  /** One page of the entries that match, the newest first. */
  page: (filter: Resolved, reader: LogReader) => Promise<ClubLogPage>;
}>;

/** The club log: one entry for each event of the log (docs/adr/0056-club-log.md). */
export const clubLogReads = (database: Pick<Database, 'rows'>): ClubLogReads => ({
  page: async (filter, reader) => {
    const { where, values } = filtersOf(filter, reader);
    const paging = `limit $${values.length + 1} offset $${values.length + 2}`;
    const [rows, totals] = await Promise.all([
      // The key begins with the position.
      database.rows(
        `select ${entryReader.selectList()} from history.entries where ${where} order by entry_id desc ${paging}`,
        [...values, filter.size, (filter.page - 1) * filter.size],
      ),
      database.rows(`select count(*)::int as total from history.entries where ${where}`, values),
    ]);
    return {
      entries: await withOrderers(database)(entryReader.decode(rows)),
      total: decodeRows(totalSchema, totals)[0]?.total ?? 0,
    };
  },
});
