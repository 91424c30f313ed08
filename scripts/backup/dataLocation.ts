import { join, resolve } from 'node:path';
import pg from 'pg';
import { readConfiguration } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { describeConnectionFailure, orRefuseToStart } from '@platzwart/database/connection-failure';
import type { EventStore } from '@platzwart/event-store';
import { connectEventStore } from '@platzwart/event-store/connect';
import { type LogAddress, logSettings } from '@platzwart/event-store/log-settings';
import { checkLogAt } from '@platzwart/event-store/open-known-log';
import { StartRefused as ServiceRefused } from '@platzwart/service-process/refusal';
import { readIdentity } from '../../event-store/identity/checkLog.ts';
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

type LogLocation = Omit<LogAddress, 'DATABASE_URL'>;

/** Where the log is: by the environment where that names the database, too, else by the running instance. Throws StartRefused. */
const logLocationOf = (installation: Installation): LogLocation => {
  const given = readConfiguration(v.object(logSettings), installation.env);
  const runtime = installation.env['DATABASE_URL'] ? undefined : runtimeOf(installation);
  if (runtime)
    return {
      EVENTSTOREDB_URL: runtime.eventStoreDbUrl ?? undefined,
      EVENTSTOREDB_STREAM_PREFIX: runtime.streamPrefix,
    };
  if (!given.ok) throw new StartRefused(given.problems.join(' '));
  return given.value;
};

/** A refusal of the services, as one of this program. */
const asRefusal = (error: unknown): unknown =>
  error instanceof ServiceRefused ? new StartRefused(error.message) : error;

const withOpened = async <Result>(
  opening: Promise<EventStore | null>,
  work: (log: EventStore | null) => Promise<Result>,
): Promise<Result> => {
  const log = await opening.catch((error: unknown) => {
    throw asRefusal(error);
  });
  try {
    return await work(log);
  } finally {
    await log?.close();
  }
};

/** Where a restore puts the log. `log`: the opened EventStoreDB, null for the tables of the database. */
export type RestoreTarget = Readonly<{ log: EventStore | null; prefix: string }>;

/** Opens the EventStoreDB that is to hold the log for the duration of `work`. Throws StartRefused. */
export const withRestoreTarget = async <Result>(
  installation: Installation,
  work: (target: RestoreTarget) => Promise<Result>,
): Promise<Result> => {
  const location = logLocationOf(installation);
  const open = async (): Promise<EventStore | null> =>
    location.EVENTSTOREDB_URL === undefined
      ? null
      : orRefuseToStart('The event store (EVENTSTOREDB_URL)', connectEventStore({ DATABASE_URL: '', ...location }));
  return withOpened(open(), (log) => work({ log, prefix: location.EVENTSTOREDB_STREAM_PREFIX ?? '' }));
};

/**
 * Opens the EventStoreDB that holds the log for the duration of `work`, with null where the database at `url` does. Throws StartRefused, also
 * where that log is not the one of the database.
 */
export const withKnownLog = async <Result>(
  installation: Installation,
  url: string,
  work: (log: EventStore | null) => Promise<Result>,
): Promise<Result> => {
  const check = async () => (await checkLogAt({ DATABASE_URL: url, ...logLocationOf(installation) })).eventStoreDb;
  return withOpened(check(), work);
};

/** The settings by which another program finds the log. */
export const logEnvironment = (installation: Installation): Readonly<Record<string, string>> => {
  const { EVENTSTOREDB_URL = '', EVENTSTOREDB_STREAM_PREFIX = '' } = logLocationOf(installation);
  return { EVENTSTOREDB_URL, EVENTSTOREDB_STREAM_PREFIX };
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

const hasLogInEventStoreDb = async (client: pg.Client): Promise<boolean> => {
  const remembered = await readIdentity(client);
  return remembered?.store === 'EventStoreDB' && remembered.firstEvent !== null;
};

/** What a restore would replace, as a clause; null where there is nothing, or only what an interrupted restore has written. */
export const describeReplaced = async (client: pg.Client): Promise<string | null> => {
  if (await hasRows(client, 'event_store.events'))
    return `There are ${await countEvents(client)} events in this database already`;
  if (await isRestoreUnfinished(client)) return null;
  if (await hasRows(client, 'vault.person_keys')) return 'There are keys of people in this database already';
  return (await hasLogInEventStoreDb(client)) ? 'This database has a log in an EventStoreDB already' : null;
};

const countEvents = async (client: pg.Client): Promise<number> => {
  const { rows } = await client.query('select count(*)::int as count from event_store.events');
  return v.parse(countSchema, rows)[0].count;
};
