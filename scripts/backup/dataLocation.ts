import { join, resolve } from 'node:path';
import pg from 'pg';
import * as v from 'valibot';
import { describeConnectionFailure } from '@platzwart/database/connection-failure';
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

/** A log in EventStoreDB is not part of the PostgreSQL snapshot. */
export const refuseEventStoreDb = (installation: Installation): void => {
  if (!installation.env['EVENTSTOREDB_URL'] && !runtimeOf(installation)?.eventStoreDbUrl) return;
  throw new StartRefused(
    'The log is in EventStoreDB, which has a backup of its own; of PostgreSQL save the schema "vault" at the same time.',
  );
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

/** Number of events; 0 also where there is no log yet. */
export const countEvents = async (client: pg.Client): Promise<number> => {
  const { rows: tables } = await client.query(
    `select from pg_tables where schemaname = 'event_store' and tablename = 'events'`,
  );
  if (tables.length === 0) return 0;
  const { rows } = await client.query('select count(*)::int as count from event_store.events');
  return v.parse(countSchema, rows)[0].count;
};
