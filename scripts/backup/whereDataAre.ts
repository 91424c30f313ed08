import { join, resolve } from 'node:path';
import pg from 'pg';
import * as v from 'valibot';
import { describeConnectionFailure } from '../../event-store/connectionFailure.ts';
import { startEmbeddedPostgres } from '../embeddedPostgres.ts';
import { lockFolder } from '../host/folderLock.ts';
import { startOfProcess } from '../host/processIdentity.ts';
import { StartRefused } from '../host/startRefused.ts';
import { readRuntime } from '../supervisor/runtimeFile.ts';

export type Site = Readonly<{ house: string; env: NodeJS.ProcessEnv }>;
type Work<Result> = (url: string) => Promise<Result>;

export const dataFolderOf = ({ house, env }: Site): string => resolve(house, env['DATA_DIR'] || '.data');

const runtimeOf = (site: Site) => {
  const runtime = readRuntime(dataFolderOf(site));
  return runtime && startOfProcess(runtime.pid) ? runtime : undefined;
};

/** A log that is elsewhere is not in our snapshot. */
export const refuseEventStoreDb = (site: Site): void => {
  if (!site.env['EVENTSTOREDB_URL'] && !runtimeOf(site)?.eventStoreDbUrl) return;
  throw new StartRefused(
    'The log is in EventStoreDB, which has a backup of its own; of PostgreSQL save the schema "vault" at the same time.',
  );
};

const onEmbedded = async <Result>(dataFolder: string, work: Work<Result>): Promise<Result> => {
  const server = await startEmbeddedPostgres({ dataFolder: join(dataFolder, 'postgres') });
  try {
    return await work(server.url);
  } finally {
    await server.stop();
  }
};

/** Works on the database of the house, whether it runs or not. */
export const onDatabase = async <Result>(site: Site, work: Work<Result>): Promise<Result> => {
  const url = site.env['DATABASE_URL'] || runtimeOf(site)?.databaseUrl;
  return url ? work(url) : onEmbedded(dataFolderOf(site), work);
};

/** Works on the database of a house that does not run, and holds the door meanwhile. Throws StartRefused where it runs. */
export const onIdleDatabase = async <Result>(site: Site, work: Work<Result>): Promise<Result> => {
  const given = site.env['DATABASE_URL'];
  if (given) return work(given);
  const release = lockFolder(dataFolderOf(site));
  try {
    return await onEmbedded(dataFolderOf(site), work);
  } finally {
    release();
  }
};

/** A connection for as long as `work` takes. Throws StartRefused with the operator's sentence where there is none. */
export const connected = async <Result>(url: string, work: (client: pg.Client) => Promise<Result>): Promise<Result> => {
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

/** A house on this database that runs anywhere: restoring under its feet would be worse than any loss. */
export const refuseRunningHouse = async (client: pg.Client): Promise<void> => {
  const { rows } = await client.query(
    `select count(*)::int as count from pg_stat_activity where datname = current_database() and application_name like 'platzwart%'`,
  );
  if (v.parse(countSchema, rows)[0].count === 0) return;
  throw new StartRefused('Platzwart is running on this database: stop it first. Nothing was changed.');
};

/** How many events there are; 0 also where there is no log yet. */
export const eventsIn = async (client: pg.Client): Promise<number> => {
  const { rows: tables } = await client.query(
    `select from pg_tables where schemaname = 'event_store' and tablename = 'events'`,
  );
  if (tables.length === 0) return 0;
  const { rows } = await client.query('select count(*)::int as count from event_store.events');
  return v.parse(countSchema, rows)[0].count;
};
