import type pg from 'pg';
import { StartRefused } from '@platzwart/service-process/refusal';
import * as v from 'valibot';
import { hasTable } from './hasTable.ts';
import { type LogIdentity, describeOtherLog } from './logIdentity.ts';
import type { LogProbe } from './logProbe.ts';
import { describeEvidence } from './readModelEvidence.ts';

const rowsSchema = v.array(
  v.object({
    store: v.picklist(['PostgreSQL', 'EventStoreDB']),
    prefix: v.string(),
    firstEvent: v.nullable(v.string()),
  }),
);

/** What the database remembers of its log; null where it has not met one yet. */
export const readIdentity = async (client: pg.ClientBase): Promise<LogIdentity | null> => {
  if (!(await hasTable(client, 'club_log.identity'))) return null;
  const { rows } = await client.query('select store, prefix, first_event as "firstEvent" from club_log.identity');
  return v.parse(rowsSchema, rows)[0] ?? null;
};

/** Null where the log of `probe` is that of the database; else a sentence for the operator. Changes nothing. */
const refusalOf = async (client: pg.ClientBase, probe: LogProbe, met: LogIdentity): Promise<string | null> => {
  const remembered = await readIdentity(client);
  const other = remembered && describeOtherLog(remembered, met);
  if (other !== null || (remembered && remembered.firstEvent !== null)) return other;
  return describeEvidence(client, probe, met);
};

/** The log is not the one of the database. The sentence names the way out. */
export class OtherLog extends StartRefused {}

/**
 * The identity of the log that was met. Throws OtherLog, and changes nothing, where the database remembers another one, or where it
 * remembers none and what was made of its log comes from another one.
 */
export const checkLog = async (client: pg.ClientBase, probe: LogProbe): Promise<LogIdentity> => {
  const { store, prefix } = probe;
  const met: LogIdentity = { store, prefix, firstEvent: await probe.firstEvent() };
  const refusal = await refusalOf(client, probe, met);
  if (refusal !== null) throw new OtherLog(refusal);
  return met;
};

/** The database remembers `identity`, where it remembers nothing else: of an empty log the first event is added later. */
export const rememberLog = async (
  client: Pick<pg.ClientBase, 'query'>,
  { store, prefix, firstEvent }: LogIdentity,
): Promise<void> => {
  await client.query(
    `insert into club_log.identity (store, prefix, first_event) values ($1, $2, $3)
     on conflict (only_row) do update set first_event = excluded.first_event
     where identity.first_event is null and excluded.first_event is not null`,
    [store, prefix, firstEvent],
  );
};
