import { realpathSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { lockFolder } from './host/folderLock.ts';
import { freePort } from './host/freePort.ts';
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
type Started = Readonly<{ server: RunningServer; url: string; port: number }>;

const database = 'platzwart';
const urlOf = (port: number, password: string, name: string) =>
  `postgres://${serverUser}:${password}@127.0.0.1:${port}/${name}`;

const ensureDatabase = async (maintenanceUrl: string): Promise<void> => {
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
  } finally {
    await client.end();
  }
};

const tries = 20;

const startServer = async (identity: Identity, data: DataFolder, wishes: Wishes): Promise<Started> => {
  const password = await openCluster(identity, data);
  for (let attempt = 1; ; attempt += 1) {
    const port = await freePort(wishes.port);
    const server = spawnServer(identity, data, { ...wishes.settings, port: String(port) });
    const maintenanceUrl = urlOf(port, password, 'postgres');
    const failure = await untilReady(server, maintenanceUrl, data);
    if (!failure) {
      await ensureDatabase(maintenanceUrl);
      return { server, port, url: urlOf(port, password, database) };
    }
    if (attempt === tries || !passesSoon(failure.output)) throw serverTrouble(failure.output, data.folder);
    await pause(500);
  }
};

const signal = (pid: number, name: NodeJS.Signals): void => {
  try {
    process.kill(pid, name);
  } catch {
    // it has ended already: that is what was wanted
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
    const { server, url, port } = await startServer(identity, data, wishes);
    void server.hasEnded.then(release);
    const kill = () => {
      signal(server.pid, 'SIGKILL');
      release();
    };
    return { url, port, pid: server.pid, hasEnded: server.hasEnded, stop: () => stopServer(server), kill };
  } catch (error) {
    release();
    throw asFolderTrouble(error, wishes.dataFolder);
  }
};
