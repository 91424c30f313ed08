import { spawnSync } from 'node:child_process';
import { rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../scripts/embeddedPostgres.ts';
import { type Clubhouse, clearAway, newClubhouse, startHouse, untilOpen } from './clubhouse.ts';
import type { Program } from './program.ts';
import { processesOn, untilNobodyIsLeft } from './processes.ts';
import { house } from './settingsOfHouse.ts';

let clubhouse: Clubhouse;
beforeEach(async () => {
  clubhouse = await newClubhouse();
});
afterEach(() => clearAway(clubhouse));

/** One plain sentence with the way out, an exit code that is not 0, and nothing left running. */
const expectRefusal = async (program: Program, ...parts: readonly string[]): Promise<void> => {
  const { code } = await program.hasEnded;
  const sentences = program.errors().split('\n').filter(Boolean);
  expect(sentences).toHaveLength(1);
  for (const part of parts) expect(sentences[0]).toContain(part);
  expect(sentences[0]).not.toMatch(/Error:| {4}at |undefined/);
  expect(code).toBe(78);
  expect(processesOn(clubhouse.folder)).toEqual([]);
};

/** A command with a disk of 40 MB at the folder, in a mount namespace of its own. */
const onSmallDisk = (folder: string, command: string): readonly string[] => {
  const mounted = `mount -t tmpfs -o size=40m none '${folder}' && ${command}`;
  return ['unshare', '--user', '--map-root-user', '--mount', 'sh', '-c', mounted];
};
const [unshare = '', ...probe] = onSmallDisk('/mnt', 'true');
const canMountDisks = spawnSync(unshare, probe).status === 0;

const occupy = (port: number): Promise<() => void> =>
  new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(() => server.close()));
  });

describe('npm start refuses, in one sentence,', () => {
  it('a port that another program uses', async () => {
    const free = await occupy(clubhouse.port);
    try {
      await expectRefusal(startHouse(clubhouse), `Port ${clubhouse.port}`, 'in use', 'npm start');
    } finally {
      free();
    }
  });

  it('a data folder that is damaged', async () => {
    const dataFolder = join(clubhouse.folder, 'postgres');
    await (await startEmbeddedPostgres({ dataFolder })).stop();
    rmSync(join(dataFolder, 'cluster', 'global', 'pg_control'));
    await expectRefusal(startHouse(clubhouse), dataFolder, 'is damaged', 'backup');
  });

  it('secrets of the demo that are damaged', async () => {
    writeFileSync(join(clubhouse.folder, 'secrets.json'), '{"SESSION_SECRET":');
    await expectRefusal(startHouse(clubhouse), 'secrets.json', 'delete it');
  });

  it('a data folder that is a file', async () => {
    const file = join(clubhouse.folder, 'file');
    writeFileSync(file, '');
    await expectRefusal(startHouse(clubhouse, { DATA_DIR: file }), file, 'not a folder', 'DATA_DIR');
  });

  it.skipIf(!canMountDisks)('a disk that is full', () => {
    const { folder, env } = clubhouse;
    const [file = '', ...args] = onSmallDisk(folder, `exec '${process.execPath}' scripts/start.mjs`);
    const { status, stderr } = spawnSync(file, args, { cwd: house, encoding: 'utf8', env: { ...process.env, ...env } });
    expect(stderr.trim()).toMatch(/^The disk that holds .* is full \(\d+ MB left\): free some space.*$/);
    expect(status).toBe(78);
  });

  it('production without secrets, and production with those that everybody can guess', async () => {
    const production = { PLATZWART_MODE: 'production', DATABASE_URL: 'postgres://127.0.0.1:1/club' };
    await expectRefusal(startHouse(clubhouse, production), 'SESSION_SECRET and SERVICE_SECRET', 'openssl rand -hex 32');
    const weak = {
      ...production,
      SESSION_SECRET: 'a'.repeat(64),
      SERVICE_SECRET: 'k3j4h5k3j4h5k3j4h5k3jQWERTZ4h5k3j4h5',
    };
    await expectRefusal(startHouse(clubhouse, weak), 'SESSION_SECRET', 'nobody can guess');
  });

  it.each(['READER_DATABASE_URL', 'WRITER_DATABASE_URL'])('%s without the database it belongs to', async (name) => {
    await expectRefusal(startHouse(clubhouse, { [name]: 'postgres://127.0.0.1:1/club' }), name, 'DATABASE_URL only');
  });

  it('a database that is out of reach', async () => {
    await expectRefusal(startHouse(clubhouse, { DATABASE_URL: 'postgres://127.0.0.1:1/club' }), 'DATABASE_URL');
  });

  it('a second start on the same data folder, and the first goes on', async () => {
    const first = startHouse(clubhouse);
    await untilOpen(first);
    const second = startHouse(clubhouse, { PORT: '0' });
    const { code } = await second.hasEnded;
    expect(second.errors()).toContain(`is already in use by process ${first.pid}`);
    expect(code).toBe(78);
    expect((await fetch(`${clubhouse.url}/health`)).status).toBe(200);
    first.child.kill('SIGTERM');
    await first.hasEnded;
    expect(await untilNobodyIsLeft(clubhouse.folder, 0)).toEqual([]);
  });
});
