import { spawn } from 'node:child_process';
import { chmodSync, existsSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { copyCluster } from '../tests/support/preparedData.ts';
import { type EmbeddedPostgres, startEmbeddedPostgres } from './embeddedPostgres.ts';
import { startOfProcess } from './host/processIdentity.ts';

/** A cluster that was stopped in order: most specs begin with a copy of it. */
let madeOnce: string;
let folder: string;
let dataFolder: string;
const running: EmbeddedPostgres[] = [];

beforeAll(async () => {
  madeOnce = await mkdtemp(join(tmpdir(), 'platzwart-embedded-'));
  await (await startEmbeddedPostgres({ dataFolder: madeOnce })).stop();
});
afterAll(() => rm(madeOnce, { recursive: true, force: true }));
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'platzwart-embedded-'));
  dataFolder = join(folder, 'postgres');
  copyCluster(madeOnce, dataFolder);
});
afterEach(async () => {
  vi.unstubAllEnvs();
  await Promise.all(running.splice(0).map(({ stop }) => stop()));
  await rm(folder, { recursive: true, force: true });
});

/** For specs whose subject is the first start. */
const withoutCluster = (): void => rmSync(dataFolder, { recursive: true });

const start = async (options: Readonly<{ port?: number; settings?: Record<string, string> }> = {}) => {
  const server = await startEmbeddedPostgres({ dataFolder, ...options });
  running.push(server);
  return server;
};

const ask = async <Row extends pg.QueryResultRow>(url: string, question: string): Promise<readonly Row[]> => {
  const client = new pg.Client({ connectionString: url });
  client.on('error', () => undefined);
  await client.connect();
  try {
    return (await client.query<Row>(question)).rows;
  } finally {
    await client.end();
  }
};
const write = (url: string) =>
  ask(url, 'create table if not exists notes (note text); insert into notes values ($$x$$)');
const count = async (url: string) => (await ask<{ count: string }>(url, 'select count(*) from notes'))[0]?.count;

describe('The embedded PostgreSQL', () => {
  it('sorts names in German order, has checksums, and flushes to disk before it answers', async () => {
    withoutCluster();
    const { url } = await start();
    const names = `select string_agg(name, ' ' order by name) as names from unnest(array['Zebra','Ähre','apfel','Öl','Ofen','Affe']) as name`;
    expect(await ask(url, names)).toEqual([{ names: 'Affe Ähre apfel Ofen Öl Zebra' }]);
    const settings = `select name, setting from pg_settings where name in ('data_checksums','fsync','synchronous_commit','full_page_writes','server_encoding')`;
    expect(
      Object.fromEntries(
        (await ask<{ name: string; setting: string }>(url, settings)).map(({ name, setting }) => [name, setting]),
      ),
    ).toEqual({
      data_checksums: 'on',
      fsync: 'on',
      full_page_writes: 'on',
      server_encoding: 'UTF8',
      synchronous_commit: 'on',
    });
  });

  it('refuses connections without its password, which only this account can read', async () => {
    withoutCluster();
    const { url } = await start();
    const stranger = new URL(url);
    stranger.password = 'platzwart';
    await expect(ask(stranger.href, 'select 1')).rejects.toThrow('password authentication failed');
    expect(statSync(join(dataFolder, 'password')).mode & 0o077).toBe(0);
    expect(statSync(join(dataFolder, 'cluster')).mode & 0o077).toBe(0);
  });

  it('keeps password and data over a restart, and the port on request', async () => {
    const first = await start();
    await write(first.url);
    await first.stop();
    await first.stop();
    const second = await start({ port: first.port });
    expect(second.url).toBe(first.url);
    expect(await count(second.url)).toBe('1');
  });

  it('has a reader and a writer role with stable passwords of their own, which own nothing', async () => {
    const first = await start();
    const ways = (server: EmbeddedPostgres) => [server.readerUrl, server.writerUrl];
    const passwords = (server: EmbeddedPostgres) => [server.url, ...ways(server)].map((url) => new URL(url).password);
    expect(new Set(passwords(first)).size).toBe(3);
    await first.stop();
    const second = await start();
    expect(passwords(second)).toEqual(passwords(first));
    const names = await Promise.all(ways(second).map((url) => ask(url, 'select current_user::text as name')));
    expect(names.flat()).toEqual([{ name: 'platzwart_reader' }, { name: 'platzwart_writer' }]);
    for (const url of ways(second)) await expect(write(url)).rejects.toThrow('permission denied');
  });

  it('takes another port when the requested one is in use, and applies other settings', async () => {
    const stranger = createServer().listen(0, '127.0.0.1');
    await new Promise((resolve) => stranger.once('listening', resolve));
    const address = stranger.address();
    const taken = typeof address === 'object' && address ? address.port : 0;
    const { url, port } = await start({ port: taken, settings: { max_connections: '17' } });
    stranger.close();
    expect(port).not.toBe(taken);
    expect(await ask(url, 'show max_connections')).toEqual([{ max_connections: '17' }]);
  });

  it('loses nothing when it is killed', async () => {
    const first = await start();
    await write(first.url);
    first.kill();
    const second = await start();
    expect(await count(second.url)).toBe('1');
  });

  it('stops the server that an earlier run left behind when it was killed', async () => {
    const module = fileURLToPath(new URL('./embeddedPostgres.ts', import.meta.url));
    const code = `import { startEmbeddedPostgres } from ${JSON.stringify(module)};
      const { pid } = await startEmbeddedPostgres({ dataFolder: ${JSON.stringify(dataFolder)} });
      console.log(pid); process.kill(process.pid, 'SIGKILL');`;
    const child = spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', code], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    let output = '';
    child.stdout.on('data', (text: Buffer) => (output += text.toString()));
    await new Promise((resolve) => child.once('close', resolve));
    const leftBehind = Number(output.trim());
    expect(startOfProcess(leftBehind)).toBeDefined();
    await start();
    expect(startOfProcess(leftBehind)).toBeUndefined();
  });

  it('starts again while a process of the killed server hangs', async () => {
    const first = await start();
    await write(first.url);
    const client = new pg.Client({ connectionString: first.url });
    client.on('error', () => undefined);
    await client.connect();
    const { rows } = await client.query<{ pid: number }>('select pg_backend_pid() as pid');
    const hanging = rows[0]?.pid ?? 0;
    process.kill(hanging, 'SIGSTOP');
    first.kill();
    await first.hasEnded;
    const { url } = await start();
    expect(await count(url)).toBe('1');
    expect(startOfProcess(hanging)).toBeUndefined();
  });

  it('ignores a pid file that names an unrelated process', async () => {
    await (await start()).stop();
    writeFileSync(join(dataFolder, 'cluster', 'postmaster.pid'), `${process.pid}\n${dataFolder}\n`);
    await expect(start()).resolves.toBeDefined();
    expect(startOfProcess(process.pid)).toBeDefined();
  });

  it('creates the cluster again when the first start was interrupted', async () => {
    withoutCluster();
    mkdirSync(join(dataFolder, 'cluster.unfinished', 'base'), { recursive: true });
    await expect(start()).resolves.toBeDefined();
    expect(existsSync(join(dataFolder, 'cluster.unfinished'))).toBe(false);
  });

  it('serves one user of a data folder at a time', async () => {
    await start();
    await expect(start()).rejects.toThrow(/is already in use by process \d+: stop that one first/);
  });
});

const runsAsRoot = process.getuid?.() === 0;

describe('As root, where user namespaces are not allowed', () => {
  it.runIf(runsAsRoot)('runs under a stand-in account', async () => {
    withoutCluster();
    vi.stubEnv('PLATZWART_NO_NAMESPACE', '1');
    chmodSync(folder, 0o755);
    const { url, pid } = await start();
    await write(url);
    expect(readFileSync(`/proc/${pid}/status`, 'utf8')).not.toMatch(/^Uid:\s+0\b/m);
    expect(statSync(join(dataFolder, 'cluster')).uid).not.toBe(0);
  });

  it.runIf(runsAsRoot)('names the folders that the account can read when it cannot read the data folder', async () => {
    withoutCluster();
    vi.stubEnv('PLATZWART_NO_NAMESPACE', '1');
    await expect(start()).rejects.toThrow(/cannot reach .*: set DATA_DIR to a folder that every account can reach/);
  });
});

describe('A damaged data folder', () => {
  const damage: Readonly<Record<string, () => void>> = {
    'whose control file is missing': () => rmSync(join(dataFolder, 'cluster', 'global', 'pg_control')),
    'whose control file is overwritten': () =>
      writeFileSync(join(dataFolder, 'cluster', 'global', 'pg_control'), 'x'.repeat(8_192)),
    'whose version is missing': () => rmSync(join(dataFolder, 'cluster', 'PG_VERSION')),
    'whose password is missing': () => rmSync(join(dataFolder, 'password')),
    'whose log of changes is missing': () => {
      rmSync(join(dataFolder, 'cluster', 'pg_wal'), { recursive: true });
      mkdirSync(join(dataFolder, 'cluster', 'pg_wal'));
    },
  };

  it.each(Object.keys(damage))('%s is reported in one sentence, with the remedy', async (kind) => {
    damage[kind]?.();
    await expect(start()).rejects.toThrow(
      /^The data folder .* is damaged \(.+\): put a backup in its place, or move it away.*\.$/,
    );
  });

  it('made by an older PostgreSQL is left unchanged', async () => {
    writeFileSync(join(dataFolder, 'cluster', 'PG_VERSION'), '16\n');
    await expect(start()).rejects.toThrow(
      /was made by PostgreSQL 16, this is PostgreSQL 18: with the Platzwart that made it run "npm run backup .* then with this one run "npm run restore .*Nothing was changed/,
    );
  });
});
