import { clubZone } from '@platzwart/contracts/club-time';
import type { PersonId } from '@platzwart/contracts/core';
import { typesOfKind } from '@platzwart/contracts/message-catalogue';
import * as v from 'valibot';
import { type Database, decodeRows } from '../core/database.ts';
import { patternOf } from '../core/wordSearch.ts';
import type { ClubLogFilter } from './clubLogFilter.ts';
import { type HistoryFacts, entryReader } from './historyReads.ts';

export type ClubLogPage = Readonly<{ entries: readonly HistoryFacts[]; total: number }>;

/** The filter with the people whom its numbers name. */
type Resolved = Omit<ClubLogFilter, 'person' | 'actor'> & Readonly<{ person: PersonId | null; actor: PersonId | null }>;

const startOfDay = (parameter: string): string => `${parameter}::date::timestamp at time zone '${clubZone}'`;

/** `number` and `stornoNumber`: of an invoice, and of the document that cancels it. */
const plainDetails = ['title', 'name', 'number', 'stornoNumber', 'reference'];
const searched = ['reason', ...plainDetails.map((name) => `details ->> '${name}'`)];

const conditions = {
  person: (parameter: string) => `person_id = ${parameter}`,
  actor: (parameter: string) => `actor_id = ${parameter}`,
  subject: (parameter: string) => `(subject_id = ${parameter} or part_of = ${parameter})`,
  day: (parameter: string) => `day = ${parameter}`,
  fromDate: (parameter: string) => `occurred_at >= ${startOfDay(parameter)}`,
  toDate: (parameter: string) => `occurred_at < ${startOfDay(`(${parameter}::date + 1)`)}`,
  types: (parameter: string) => `action = any(${parameter}::text[])`,
  pattern: (parameter: string) =>
    `(${searched.map((text) => `${text} ilike ${parameter}`).join(' or ')}
      or exists (select from jsonb_each_text(texts) as text where text.value ilike ${parameter}))`,
} as const;

/** One SQL text for each set of filters, so that each has its own plan; values are passed as parameters. */
const filtersOf = ({ person, actor, subject, day, fromDate, toDate, kind, search }: Resolved) => {
  const given = {
    ...{ person, actor, subject, day, fromDate, toDate },
    types: kind && typesOfKind(kind),
    pattern: patternOf(search),
  };
  const used = (['person', 'actor', 'subject', 'day', 'fromDate', 'toDate', 'types', 'pattern'] as const).filter(
    (name) => given[name] !== null,
  );
  return {
    where: ['true', ...used.map((name, index) => conditions[name](`$${index + 1}`))].join(' and '),
    values: used.map((name): unknown => given[name]),
  };
};

const totalSchema = v.object({ total: v.number() });

export type ClubLogReads = Readonly<{
  /** One page of the entries that match, the newest first. */
  page: (filter: Resolved) => Promise<ClubLogPage>;
}>;

/** The club log: one entry for each event of the log (docs/adr/0056-club-log.md). */
export const clubLogReads = (database: Pick<Database, 'rows'>): ClubLogReads => ({
  page: async (filter) => {
    const { where, values } = filtersOf(filter);
    const paging = `limit $${values.length + 1} offset $${values.length + 2}`;
    const [rows, totals] = await Promise.all([
      // The key begins with the position.
      database.rows(
        `select ${entryReader.selectList()} from history.entries where ${where} order by entry_id desc ${paging}`,
        [...values, filter.size, (filter.page - 1) * filter.size],
      ),
      database.rows(`select count(*)::int as total from history.entries where ${where}`, values),
    ]);
    return { entries: entryReader.decode(rows), total: decodeRows(totalSchema, totals)[0]?.total ?? 0 };
  },
});
