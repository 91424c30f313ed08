import { type RowOf, rowReader } from '@platzwart/contracts/core';
import { type PersonRow, openSessionColumns } from '@platzwart/contracts/user';
import type { Database } from '../../core/database.ts';

const reader = rowReader(openSessionColumns);

/** An open session, and when it was used last, accurate to a few minutes. Both are ISO 8601 instants. */
export type OpenSession = RowOf<typeof openSessionColumns>;

/** The open sessions of people, as reported to the command-service. */
export type OpenSessionsReads = Readonly<{
  /** All sessions of a person that have neither expired nor been ended at `now` (ISO 8601 instant), the one used last first. */
  ofPerson: (person: Pick<PersonRow, 'personId' | 'tokenVersion'>, now: string) => Promise<readonly OpenSession[]>;
}>;

const ofPerson = `
  select ${reader.selectList('kept')}
  from vault.open_sessions as kept
  where person_id = $1 and token_version >= $2 and until > $3
    and not exists (select from vault.ended_sessions as ended where ended.session_id = kept.session_id)
  order by used_at desc, session_id`;

export const openSessionsReads = (database: Pick<Database, 'rows'>): OpenSessionsReads => ({
  ofPerson: async ({ personId, tokenVersion }, now) =>
    reader.decode(await database.rows(ofPerson, [personId, tokenVersion, now])),
});
