import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import { chownSync, closeSync, openSync, readFileSync, statSync, truncateSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import type { DataFolder } from './dataFolder.ts';
import type { Identity } from './serverAccount.ts';

/** Durable by default: a confirmed booking is on the disk. Checksums detect a broken page. */
const defaults: Readonly<Record<string, string>> = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  fsync: 'on',
  synchronous_commit: 'on',
  full_page_writes: 'on',
  shared_buffers: '256MB',
  max_wal_size: '2GB',
  wal_compression: 'on',
  max_connections: '100',
};

export type RunningServer = Readonly<{
  pid: number;
  child: ChildProcess;
  hasEnded: Promise<void>;
  isRunning: () => boolean;
}>;
export type StartFailure = Readonly<{ output: string }>;

const tenMegabytes = 10 * 1024 * 1024;

/** A file, not a pipe: it survives this process and never blocks the server. */
const openLog = ({ logFile }: DataFolder, identity: Identity): number => {
  if ((statSync(logFile, { throwIfNoEntry: false })?.size ?? 0) > tenMegabytes) truncateSync(logFile);
  const log = openSync(logFile, 'a', 0o600);
  if (identity.account) chownSync(logFile, identity.account.uid, identity.account.gid);
  return log;
};

const settingsAsArgs = (settings: Readonly<Record<string, string>>): string[] =>
  Object.entries({ ...defaults, ...settings }).flatMap(([name, value]) => ['-c', `${name}=${value}`]);

/** A process group of its own: Ctrl+C reaches only the supervisor, which decides when the database stops. */
export const spawnServer = (
  identity: Identity,
  data: DataFolder,
  settings: Readonly<Record<string, string>>,
): RunningServer => {
  const { file, args, account } = identity.launch('postgres', ['-D', data.cluster, ...settingsAsArgs(settings)]);
  const log = openLog(data, identity);
  const child = spawn(file, args, {
    env: { ...process.env, LC_ALL: 'C', TZ: 'UTC' },
    stdio: ['ignore', log, log],
    detached: true,
    ...(account && { uid: account.uid, gid: account.gid }),
  });
  closeSync(log);
  let running = true;
  const hasEnded = new Promise<void>((resolve) => {
    const ended = () => {
      running = false;
      resolve();
    };
    child.once('exit', ended);
    child.once('error', ended);
  });
  return { pid: child.pid ?? -1, child, hasEnded, isRunning: () => running };
};

const answers = async (url: string): Promise<boolean> => {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    return true;
  } catch {
    return false;
  } finally {
    await client.end().catch(() => undefined);
  }
};

/**
 * Waits until the server accepts connections; recovery after a crash may take long.
 * Returns the server's output when it ends instead.
 */
export const untilReady = async (
  server: RunningServer,
  url: string,
  data: DataFolder,
): Promise<StartFailure | undefined> => {
  const written = statSync(data.logFile).size;
  while (server.isRunning()) {
    if (await answers(url)) return undefined;
    await Promise.race([pause(15), server.hasEnded]);
  }
  return { output: readFileSync(data.logFile).subarray(written).toString('utf8') };
};
