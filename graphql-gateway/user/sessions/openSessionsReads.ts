import { type Device, type PersonRow, browsers, systems } from '@platzwart/contracts/user';
import * as v from 'valibot';
import { type Database, decodeRows } from '../../core/database.ts';

/** A session that counts, and when it was used last, a few minutes more or less. Both are ISO 8601 instants. */
export type OpenSession = Device & Readonly<{ sessionId: string; startedAt: string; usedAt: string }>;

/** Sessions that people have open, as the command-service was told of them. */
export type OpenSessionsReads = Readonly<{
  /** All of a person that have neither ended nor been ended at `now` (ISO 8601 instant), the one used last first. */
  ofPerson: (person: Pick<PersonRow, 'personId' | 'tokenVersion'>, now: string) => Promise<readonly OpenSession[]>;
}>;

const rowSchema: v.GenericSchema<unknown, OpenSession> = v.object({
  sessionId: v.string(),
  browser: v.picklist(browsers),
  system: v.picklist(systems),
  startedAt: v.string(),
  usedAt: v.string(),
});

const instant = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const ofPerson = `
  select session_id as "sessionId", browser, system, to_char(started_at at time zone 'UTC', ${instant}) as "startedAt",
    to_char(used_at at time zone 'UTC', ${instant}) as "usedAt"
  from vault.open_sessions as kept
  where person_id = $1 and token_version >= $2 and until > $3
    and not exists (select from vault.ended_sessions as ended where ended.session_id = kept.session_id)
  order by used_at desc, session_id`;

export const openSessionsReads = (database: Pick<Database, 'rows'>): OpenSessionsReads => ({
  ofPerson: async ({ personId, tokenVersion }, now) =>
    decodeRows(rowSchema, await database.rows(ofPerson, [personId, tokenVersion, now])),
});
