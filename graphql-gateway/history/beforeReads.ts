import { rowReader } from '@platzwart/contracts/core';
import { type Statement, saidBefore, stateAfter } from '@platzwart/contracts/event-facts';
import { clubSubjectId, historyColumns } from '@platzwart/contracts/history';
import * as v from 'valibot';
import { batchLoader } from '../core/batchLoader.ts';
import { type Database, decodeRows } from '../core/database.ts';
import type { HistoryFacts } from './historyReads.ts';
import { dataOf } from './namedPeople.ts';

const { action, details, texts, position } = historyColumns;
const reader = rowReader({ action, details, texts, position });
const numberSchema = v.object({ nr: v.number() });

/** Each wanted event is the last of its type about the same subject, found by the index of the subject or of the type. */
const earlierEvents = `
  select wanted.nr, ${reader.selectList('earlier')}
  from unnest($1::int[], $2::uuid[], $3::text[], $4::text[], $5::text[], $6::uuid[]) as wanted (nr, subject_id, position, action, sport, person_id)
  cross join lateral (
    select * from history.entries as entry
    where entry.subject_id = wanted.subject_id and entry.action = wanted.action and entry.position < wanted.position collate "C"
      and (wanted.sport is null or entry.details ->> 'sport' = wanted.sport)
      and (entry.person_id is null or entry.person_id = wanted.person_id)
    order by entry.position desc limit 1) as earlier
  order by wanted.nr, earlier.position`;

/** Settings of a sport replace those of the same sport. */
const sportOf = ({ subjectId, details: data }: HistoryFacts): unknown =>
  subjectId === clubSubjectId && typeof data['sport'] === 'string' ? data['sport'] : null;

export type BeforeReads = Readonly<{
  /** What was so until the entry's event, where it replaces something; else null. All entries of one response are read together. */
  beforeOf: (entry: HistoryFacts) => Promise<Readonly<Record<string, unknown>> | null>;
}>;

export const beforeReads = (database: Pick<Database, 'rows'>): BeforeReads => {
  const load = batchLoader(async (entries: readonly HistoryFacts[]) => {
    const wanted = entries.flatMap((entry, nr) => saidBefore(entry.action).map((type) => ({ entry, nr, type })));
    const rows = await database.rows(earlierEvents, [
      wanted.map(({ nr }) => nr),
      wanted.map(({ entry }) => entry.subjectId),
      wanted.map(({ entry }) => entry.position),
      wanted.map(({ type }) => type),
      wanted.map(({ entry }) => sportOf(entry)),
      wanted.map(({ entry }) => entry.personId),
    ]);
    const found = new Map<number, Statement[]>();
    const numbers = decodeRows(numberSchema, rows);
    for (const [index, row] of reader.decode(rows).entries()) {
      const nr = numbers[index]?.nr ?? -1;
      found.set(nr, [...(found.get(nr) ?? []), { action: row.action, data: dataOf(row) }]);
    }
    return new Map(entries.map((entry, nr) => [entry, stateAfter(found.get(nr) ?? [])]));
  });
  return { beforeOf: async (entry) => (saidBefore(entry.action).length === 0 ? null : load(entry)) };
};
