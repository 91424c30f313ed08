import { spawnSync } from 'node:child_process';
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../scripts/embeddedPostgres.ts';
import { type TestInstance, clearAway, newTestInstance, startTestInstance, untilOpen } from './startedInstance.ts';
import { copyPreparedData } from '../support/preparedData.ts';
import { canMountDisks, onDiskOf } from './onDiskOf.ts';
import type { Program } from './program.ts';
import { processesOn, waitUntilNoProcesses } from './processes.ts';
import { root } from './settings.ts';

let testInstance: TestInstance;
beforeEach(async () => {
  testInstance = await newTestInstance();
});
afterEach(() => clearAway(testInstance));

/** One sentence with the remedy, an exit code that is not 0, and no process left. */
const expectRefusal = async (program: Program, ...parts: readonly string[]): Promise<void> => {
  const { code } = await program.hasEnded;
  const sentences = program.errors().split('\n').filter(Boolean);
  expect(sentences).toHaveLength(1);
  for (const part of parts) expect(sentences[0]).toContain(part);
  expect(sentences[0]).not.toMatch(/Error:| {4}at |undefined/);
  expect(code).toBe(78);
  expect(processesOn(testInstance.folder)).toEqual([]);
};

const occupy = (port: number): Promise<() => void> =>
  new Promise((resolve) => {
    const server = createServer().listen(port, '127.0.0.1', () => resolve(() => server.close()));
  });

describe('npm start refuses, in one sentence,', () => {
  it('a port that another program uses', async () => {
    const free = await occupy(testInstance.port);
    try {
      await expectRefusal(startTestInstance(testInstance), `Port ${testInstance.port}`, 'in use', 'npm start');
    } finally {
      free();
    }
  });

  it('a data folder that is damaged', async () => {
    const dataFolder = join(testInstance.folder, 'postgres');
    copyPreparedData(testInstance.folder);
    if (!existsSync(dataFolder)) await (await startEmbeddedPostgres({ dataFolder })).stop();
    rmSync(join(dataFolder, 'cluster', 'global', 'pg_control'));
    await expectRefusal(startTestInstance(testInstance), dataFolder, 'is damaged', 'backup');
  });

  it('secrets of the demo that are damaged', async () => {
    writeFileSync(join(testInstance.folder, 'secrets.json'), '{"SESSION_SECRET":');
    await expectRefusal(startTestInstance(testInstance), 'secrets.json', 'delete it');
  });

  it('a data folder that is a file', async () => {
    const file = join(testInstance.folder, 'file');
    writeFileSync(file, '');
    await expectRefusal(startTestInstance(testInstance, { DATA_DIR: file }), file, 'not a folder', 'DATA_DIR');
  });

  it.skipIf(!canMountDisks)('a disk that is full', () => {
    const { folder, env } = testInstance;
    const [file = '', ...args] = onDiskOf('40m', folder, `exec '${process.execPath}' scripts/start.mjs`);
    const { status, stderr } = spawnSync(file, args, { cwd: root, encoding: 'utf8', env: { ...process.env, ...env } });
    expect(stderr.trim()).toMatch(/^The disk that holds .* is full \(\d+ MB left\): free some space.*$/);
    expect(status).toBe(78);
  });

  it('production without secrets, and production with weak ones', async () => {
    const production = { PLATZWART_MODE: 'production', DATABASE_URL: 'postgres://127.0.0.1:1/club' };
    await expectRefusal(
      startTestInstance(testInstance, production),
      'SESSION_SECRET and SERVICE_SECRET',
      'openssl rand -hex 32',
    );
    const weak = {
      ...production,
      SESSION_SECRET: 'a'.repeat(64),
      SERVICE_SECRET: 'k3j4h5k3j4h5k3j4h5k3jQWERTZ4h5k3j4h5',
    };
    await expectRefusal(startTestInstance(testInstance, weak), 'SESSION_SECRET', 'nobody can guess');
  });

  it.each(['READER_DATABASE_URL', 'WRITER_DATABASE_URL'])('%s without DATABASE_URL', async (name) => {
    await expectRefusal(
      startTestInstance(testInstance, { [name]: 'postgres://127.0.0.1:1/club' }),
      name,
      'DATABASE_URL only',
    );
  });

  it('a database that is unreachable', async () => {
    await expectRefusal(
      startTestInstance(testInstance, { DATABASE_URL: 'postgres://127.0.0.1:1/club' }),
      'DATABASE_URL',
    );
  });

  it('a second start on the same data folder, and the first continues', async () => {
    copyPreparedData(testInstance.folder);
    const first = startTestInstance(testInstance);
    await untilOpen(first);
    const second = startTestInstance(testInstance, { PORT: '0' });
    const { code } = await second.hasEnded;
    expect(second.errors()).toContain(`is already in use by process ${first.pid}`);
    expect(code).toBe(78);
    expect((await fetch(`${testInstance.url}/health`)).status).toBe(200);
    first.child.kill('SIGTERM');
    await first.hasEnded;
    expect(await waitUntilNoProcesses(testInstance.folder, 0)).toEqual([]);
  });
});
