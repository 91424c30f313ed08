import { join, resolve } from 'node:path';
import pg from 'pg';
import * as v from 'valibot';
import { describeConnectionFailure, orRefuseToStart } from '@platzwart/database/connection-failure';
import type { EventStore } from '@platzwart/event-store';
import { connectEventStore } from '@platzwart/event-store/connect';
import { isRestoreUnfinished } from '../../event-store/unfinishedRestore.ts';
import { startEmbeddedPostgres } from '../embeddedPostgres.ts';
import { lockFolder } from '../host/folderLock.ts';
import { startOfProcess } from '../host/processIdentity.ts';
import { StartRefused } from '../host/startRefused.ts';
import { readRuntime } from '../supervisor/runtimeFile.ts';

export type Installation = Readonly<{ root: string; env: NodeJS.ProcessEnv }>;
type Work<Result> = (url: string) => Promise<Result>;

export const dataFolderOf = ({ root, env }: Installation): string => resolve(root, env['DATA_DIR'] || '.data');

const runtimeOf = (installation: Installation) => {
  const runtime = readRuntime(dataFolderOf(installation));
  return runtime && startOfProcess(runtime.pid) ? runtime : undefined;
};

/**
 * Address of the EventStoreDB that holds the log, undefined where PostgreSQL does: from the environment where that names the database, too,
 * else of the running instance.
 */
const eventStoreDbUrlOf = (installation: Installation): string | undefined => {
  const given = installation.env['EVENTSTOREDB_URL'] || undefined;
  if (installation.env['DATABASE_URL']) return given;
  const runtime = runtimeOf(installation);
  return runtime ? (runtime.eventStoreDbUrl ?? undefined) : given;
};

const openLog = async (eventStoreDbUrl: string): Promise<EventStore> => {
  const opening = connectEventStore({ databaseUrl: '', eventStoreDbUrl });
  try {
    return await orRefuseToStart('The event store (EVENTSTOREDB_URL)', opening);
  } catch (error) {
    throw new StartRefused(error instanceof Error ? error.message : String(error));
  }
};

/** Opens the EventStoreDB that holds the log for the duration of `work`; null where PostgreSQL holds it. Throws StartRefused. */
export const withEventStoreDb = async <Result>(
  installation: Installation,
  work: (log: EventStore | null) => Promise<Result>,
): Promise<Result> => {
  const eventStoreDbUrl = eventStoreDbUrlOf(installation);
  if (eventStoreDbUrl === undefined) return work(null);
  const log = await openLog(eventStoreDbUrl);
  try {
    return await work(log);
  } finally {
    await log.close();
  }
};

const withEmbeddedDatabase = async <Result>(dataFolder: string, work: Work<Result>): Promise<Result> => {
  const server = await startEmbeddedPostgres({ dataFolder: join(dataFolder, 'postgres') });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
};

/** Works on the database of the instance, whether it runs or not. */
export const withDatabaseUrl = async <Result>(installation: Installation, work: Work<Result>): Promise<Result> => {
  const url = installation.env['DATABASE_URL'] || runtimeOf(installation)?.databaseUrl;
  return url ? work(url) : withEmbeddedDatabase(dataFolderOf(installation), work);
};

/** Works on the database of a stopped instance and locks its data folder meanwhile. Throws StartRefused where it runs. */
export const withStoppedDatabase = async <Result>(installation: Installation, work: Work<Result>): Promise<Result> => {
  const given = installation.env['DATABASE_URL'];
  if (given) return work(given);
  const release = lockFolder(dataFolderOf(installation));
  try {
    return await withEmbeddedDatabase(dataFolderOf(installation), work);
  } finally {
    release();
  }
};

/** Opens a connection for the duration of `work`. Throws StartRefused with a sentence for the operator where that fails. */
export const withConnection = async <Result>(
  url: string,
  work: (client: pg.Client) => Promise<Result>,
): Promise<Result> => {
  const client = new pg.Client({ connectionString: url, application_name: 'backup', connectionTimeoutMillis: 5_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch (error) {
    throw new StartRefused(describeConnectionFailure(error, 'The database (DATABASE_URL)'));
  }
  try {
    return await work(client);
  } finally {
    await client.end().catch(() => undefined);
  }
};

const countSchema = v.tuple([v.object({ count: v.number() })]);

/** Refuses where any process uses this database: restoring under running services would corrupt their state. */
export const refuseRunningInstance = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name like 'platzwart%'`,
  );
  if (v.parse(countSchema, rows)[0].count === 0) return;
  throw new StartRefused('Platzwart is running on this database: stop it first. Nothing was changed.');
};

const hasRows = async (client: pg.Client, table: string): Promise<boolean> => {
  const { rows: names } = await client.query('select from pg_tables where schemaname || $$.$$ || tablename = $1', [
    table,
  ]);
  return names.length > 0 && (await client.query(`select from ${table} limit 1`)).rows.length > 0;
};

/** What a restore would replace, in words; null where there is nothing, or only what an interrupted restore has written. */
export const describeReplaced = async (client: pg.Client): Promise<string | null> => {
  if (await hasRows(client, 'event_store.events')) return `${await countEvents(client)} events`;
  if (await isRestoreUnfinished(client)) return null;
  return (await hasRows(client, 'vault.person_keys')) ? 'keys of people' : null;
};

const countEvents = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query('select count(*)::int as count from event_store.events');
  return v.parse(countSchema, rows)[0].count;
};
