import { readModelNames } from '@platzwart/contracts/catalogue';
import { readFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { join } from 'node:path';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { copyPreparedData } from '../support/preparedData.ts';
import { type TestInstance, clearAway, newTestInstance, startTestInstance, untilOpen } from './startedInstance.ts';
import { startProgram } from './program.ts';

let testInstance: TestInstance;
beforeEach(async () => {
  testInstance = await newTestInstance();
});
afterEach(() => clearAway(testInstance));

const doctor = async (more: Readonly<Record<string, string>> = {}) => {
  const program = startProgram(['scripts/doctor.mjs'], { ...testInstance.env, ...more });
  const { code } = await program.hasEnded;
  return { code, text: program.output() };
};

const runtimeSchema = v.pipe(v.string(), v.parseJson(), v.object({ ports: v.object({ operations: v.number() }) }));

/** The club opens without waiting for its mail-service, which the doctor waits a second for. */
const untilAllReady = async (): Promise<void> => {
  const { ports } = v.parse(runtimeSchema, await readFile(join(testInstance.folder, 'runtime.json'), 'utf8'));
  const ready = `http://127.0.0.1:${ports.operations}/health/ready`;
  await expect
    .poll(async (): Promise<unknown> => (await fetch(ready)).json())
    .toMatchObject({ problems: [], remarks: [] });
};

describe('npm run doctor', () => {
  it('says that the event store speaks no TLS where its address asks for it', async () => {
    const silent = createServer((socket) => socket.destroy());
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const { port } = v.parse(v.object({ port: v.number() }), silent.address());
    const { text } = await doctor({ EVENTSTOREDB_URL: `esdb://127.0.0.1:${port}` });
    expect(text).toContain('✗ event store');
    expect(text).toContain(`the server at 127.0.0.1:${port} does not speak it`);
    silent.close();
  });

  it('finds nothing wrong before the first start', async () => {
    const { code, text } = await doctor({ CHROMIUM_PATH: '/usr/bin/chromium' });
    expect(text).toContain('✓ packages');
    expect(text).not.toContain('✗');
    expect(code).toBe(0);
  });

  it('reports what does not answer, each with a hint', async () => {
    const taken = createServer().listen(testInstance.port, '127.0.0.1');
    const nobody = {
      DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/b',
      EVENTSTOREDB_URL: 'esdb://a:secret@127.0.0.1:1,127.0.0.1:2?tls=false',
      SMTP_URL: 'smtp://127.0.0.1:1',
    };
    const { code, text } = await doctor(nobody);
    taken.close();
    for (const what of ['port', 'database', 'event store', 'mail'])
      expect(text).toMatch(new RegExp(`✗ ${what} .*\\n +→ `));
    expect(text).toContain('127.0.0.1:1, 127.0.0.1:2 does not answer');
    expect(text).not.toContain('secret');
    expect(code).toBe(1);
  });

  it('examines the hosts of a cluster that is to be discovered', async () => {
    const { text } = await doctor({ EVENTSTOREDB_URL: 'esdb+discover://a:secret@127.0.0.1:1/?tls=true' });
    expect(text).toMatch(/✗ event store +127\.0\.0\.1:1 does not answer/);
    expect(text).not.toContain('secret');
  });

  it('examines a running instance: database and read models', async () => {
    copyPreparedData(testInstance.folder);
    const instance = startTestInstance(testInstance);
    await untilOpen(instance);
    await untilAllReady();
    // The settings of this terminal are not those of the instance.
    const { text } = await doctor({ SMTP_URL: 'smtp://127.0.0.1:1', EVENTSTOREDB_URL: 'esdb://127.0.0.1:1' });
    expect(text).toContain('SMTP_URL is not set');
    expect(text).toMatch(/✓ event store +in PostgreSQL/);
    expect(text).toContain(`Platzwart is open at ${testInstance.url}`);
    expect(text).toMatch(/✓ database +PostgreSQL \d+/);
    expect(text).toMatch(/✓ services +all are ready/);
    expect(text).toMatch(/✓ mail backlog +nothing waits/);
    expect(text).toMatch(new RegExp(`✓ read models +${readModelNames.length} up to date`));
    instance.child.kill('SIGTERM');
    await instance.hasEnded;
  });
});
