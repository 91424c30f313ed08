import { createHmac } from 'node:crypto';
import { realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { type DatabaseRole, readerRole, writerRole } from '../event-store/databaseRoles.ts';
import { lockFolder } from './host/folderLock.ts';
import { freePort } from './host/freePort.ts';
import { signal } from './host/signal.ts';
import { asFolderTrouble } from './host/startRefused.ts';
import { findServerFolder } from './postgres/binaries.ts';
import { openCluster, serverUser } from './postgres/cluster.ts';
import { dataFolderAt } from './postgres/dataFolder.ts';
import type { DataFolder } from './postgres/dataFolder.ts';
import { passesSoon, serverTrouble } from './postgres/failures.ts';
import { chooseIdentity } from './postgres/identity.ts';
import type { Identity } from './postgres/identity.ts';
import { clearLeftovers } from './postgres/leftover.ts';
import { spawnServer, untilReady } from './postgres/server.ts';
import type { RunningServer } from './postgres/server.ts';

export type EmbeddedPostgres = Readonly<{
  /** Of the club's own database, with user and password. */
  url: string;
  /** The same as one who may only read, and of that only what the services open to it. */
  readerUrl: string;
  /** The same as one who works with the tables of others, and cannot change an event. */
  writerUrl: string;
  port: number;
  pid: number;
  /** Answers when the server has ended, wanted or not. */
  hasEnded: Promise<void>;
  /** Orderly; answers when the server has ended. Twice is once. */
  stop: () => Promise<void>;
  /** As if the power went: SIGKILL. The next start recovers. */
  kill: () => void;
}>;

type Wishes = Readonly<{ dataFolder: string; port?: number; settings?: Readonly<Record<string, string>> }>;
type Started = Readonly<{ server: RunningServer }> & Pick<EmbeddedPostgres, 'url' | 'readerUrl' | 'writerUrl' | 'port'>;

const database = 'platzwart';
type Login = Readonly<{ user: string; password: string }>;
const urlOf = (port: number, { user, password }: Login, name: string) =>
  `postgres://${user}:${password}@127.0.0.1:${port}/${name}`;

/** Follows from the server's own password, so that it is the same in every life of the server; the way back leads nowhere. */
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
  // A server that dies now fails the query; without a listener it would end the supervisor, too.
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

const tries = 20;

const startServer = async (identity: Identity, data: DataFolder, wishes: Wishes): Promise<Started> => {
  const owner = { user: serverUser, password: await openCluster(identity, data) };
  const [reader, writer] = [loginOf(readerRole, owner), loginOf(writerRole, owner)];
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort(wishes.port);
    const server = spawnServer(identity, data, { ...wishes.settings, port: String(port) });
    const maintenanceUrl = urlOf(port, owner, 'postgres');
    const failure = await untilReady(server, maintenanceUrl, data);
    if (!failure) {
      await ensureDatabase(maintenanceUrl, [reader, writer]);
      const urlFor = (login: Login) => urlOf(port, login, database);
      return { server, port, url: urlFor(owner), readerUrl: urlFor(reader), writerUrl: urlFor(writer) };
    }
    if (attempt === tries || !passesSoon(failure.output)) throw serverTrouble(failure.output, data.folder);
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
 * Starts the PostgreSQL that npm brought along: no installation, no account, also as root, also after a kill -9.
 * `dataFolder` keeps cluster, password and log, all of them for this account only; it is made when it is missing.
 * `port`: wanted port of 127.0.0.1, any free one when it is taken or not given. `settings`: server settings by name.
 * Throws StartRefused, one plain sentence with the way out: folder in use, not writable or damaged, disk full, no binaries.
 */
export const startEmbeddedPostgres = async (wishes: Wishes): Promise<EmbeddedPostgres> => {
  const release = lockFolder(wishes.dataFolder);
  try {
    const data = dataFolderAt(realpathSync(wishes.dataFolder));
    const identity = chooseIdentity(findServerFolder(), data);
    await clearLeftovers(data.cluster);
    const { server, ...ways } = await startServer(identity, data, wishes);
    void server.hasEnded.then(release);
    const kill = () => {
      signal(server.pid, 'SIGKILL');
      release();
    };
    return { ...ways, pid: server.pid, hasEnded: server.hasEnded, stop: () => stopServer(server), kill };
  } catch (error) {
    release();
    throw asFolderTrouble(error, wishes.dataFolder);
  }
};
