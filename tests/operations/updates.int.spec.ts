import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readFileSync, readdirSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { join } from 'node:path';
import { productVersion } from '@platzwart/service-process/product-version';
import pg from 'pg';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { startEmbeddedPostgres } from '../../scripts/embeddedPostgres.ts';
import { callGraphql, signIn } from '../support/graphqlClient.ts';
import { canMountDisks, onDiskOf } from './onDiskOf.ts';
import { startProgram } from './program.ts';
import { root } from './settings.ts';
import {
  type TestInstance,
  clearAway,
  newTestInstanceWithData,
  startTestInstance,
  untilOpen,
} from './startedInstance.ts';

let testInstance: TestInstance;
beforeEach(async () => {
  testInstance = await newTestInstanceWithData();
  if (!existsSync(join(testInstance.folder, 'postgres'))) await runOnce();
});
afterEach(() => clearAway(testInstance));

const patient = { timeout: 600_000 };

/** Opens the instance and returns the plan of a day; stops it again. */
const runOnce = async (): Promise<Readonly<{ output: string; plan: unknown }>> => {
  const instance = startTestInstance(testInstance);
  await untilOpen(instance);
  const query = '{ bookings(sport: "TENNIS") { _id state } }';
  const token = await signIn(testInstance.url, 'admin@platzwart.example');
  const plan = await callGraphql(testInstance.url, { query, token });
  instance.child.kill('SIGTERM');
  await instance.hasEnded;
  return { output: instance.output(), plan: plan.data };
};

const planSchema = v.object({ bookings: v.array(v.object({ _id: v.string(), state: v.string() })) });

/** Changes the data of the stopped instance. */
const inData = async (...statements: readonly string[]): Promise<readonly unknown[]> => {
  const server = await startEmbeddedPostgres({ dataFolder: join(testInstance.folder, 'postgres') });
  const client = new pg.Client(server.url);
  await client.connect();
  try {
    let rows: readonly unknown[] = [];
    for (const statement of statements) rows = (await client.query(statement)).rows;
    return rows;
  } finally {
    await client.end();
    await server.stop();
  }
};

/** As a release left them whose read model of bookings was an older one, and which did not record its version. */
const makeOlder = () =>
  inData(
    'drop schema if exists release cascade',
    `update read_models.checkpoints set version = version - 1 where name = 'bookings'`,
  );

const backupsIn = (folder = join(testInstance.folder, 'backups')): readonly string[] =>
  existsSync(folder) ? readdirSync(folder).toSorted() : [];
const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ versions: v.object({ platzwart: v.string(), data: v.nullable(v.string()) }) }),
);
const before = `before-${productVersion}`;

const doctor = async (): Promise<string> => {
  const program = startProgram(['scripts/doctor.mjs'], testInstance.env);
  await program.hasEnded;
  return program.output();
};

describe('The first start on data of an older release', () => {
  it('writes a backup before it changes anything, once, and records the version at its end', patient, async () => {
    await makeOlder();
    const preview = await doctor();
    expect(preview).toMatch(/– update +the next start of version .* changes data that a version before 0\.2\.0 wrote/);
    expect(preview).toMatch(/builds read models: bookings; what is there answers/);
    expect(preview).toMatch(/reads \d+ events: about 1 minute, at \d+ events a second/);
    expect(preview).toMatch(/writes a backup before, about \d+ MB, into .*backups/);
    expect(backupsIn()).toEqual([]);

    const updated = await runOnce();
    expect(updated.output).toContain(`The data as they were before version ${productVersion} are in `);
    expect(backupsIn()).toEqual([before]);
    const manifest = readFileSync(join(testInstance.folder, 'backups', before, 'manifest.json'), 'utf8');
    expect(v.parse(manifestSchema, manifest).versions).toEqual({ platzwart: productVersion, data: null });
    expect(await inData('select version from release.written_by')).toEqual([{ version: productVersion }]);
    expect(readFileSync(join(testInstance.folder, 'version'), 'utf8')).toBe(`${productVersion}\n`);

    expect((await runOnce()).output).not.toContain('backup');
    expect(backupsIn()).toEqual([before]);
    expect(await doctor()).toMatch(/✓ update +nothing to do/);
  });

  it('can be taken back: the backup restores the plan', patient, async () => {
    const { plan } = await runOnce();
    expect(v.parse(planSchema, plan).bookings.length).toBeGreaterThan(10);
    await makeOlder();
    await runOnce();
    const folder = join(testInstance.folder, 'backups', before);
    const restored = startProgram(['--import', 'tsx', 'scripts/restore.ts', folder, '--replace'], testInstance.env);
    expect(await restored.hasEnded).toEqual({ code: 0 });
    expect(await inData('select version from release.written_by')).toEqual([]);
    expect((await runOnce()).plan).toEqual(plan);
  });

  it('leaves nothing that looks like a backup when it is killed, and the next start writes one', patient, async () => {
    await makeOlder();
    const killed = startTestInstance(testInstance);
    while (backupsIn().length === 0) await pause(1);
    killed.child.kill('SIGKILL');
    await killed.hasEnded;
    expect(backupsIn()).toEqual([`${before}.unfinished`]);
    await runOnce();
    expect(backupsIn()).toEqual([before]);
  });

  it.skipIf(!canMountDisks)('is refused with figures where the disk has too little space for the backup', async () => {
    await makeOlder();
    const small = join(testInstance.folder, 'small');
    mkdirSync(small);
    const [file = '', ...args] = onDiskOf('40m', small, `exec '${process.execPath}' scripts/start.mjs`);
    const env = { ...process.env, ...testInstance.env, UPDATE_BACKUPS: small };
    const { status, stderr } = spawnSync(file, args, { cwd: root, encoding: 'utf8', env });
    expect(stderr.trim()).toMatch(
      /^The update needs \d+ MB for the backup before it, \d+ MB for read models .* has 40 MB free: free some space, .*UPDATE_BACKUPS\. Nothing was changed\.$/,
    );
    expect(status).toBe(78);
    expect(await inData(`select from read_models.checkpoints where status = 'outdated'`)).toEqual([]);
  });
});

describe('Data of a newer release', () => {
  it('are refused in one sentence that names the backup, and nothing is changed', patient, async () => {
    await makeOlder();
    await runOnce();
    await inData(`update release.written_by set version = '99.1.0'`, 'alter table mail.outbox add column later int');
    const refused = startTestInstance(testInstance);
    expect(await refused.hasEnded).toEqual({ code: 78 });
    expect(refused.errors().trim()).toBe(
      `These data were written by version 99.1.0, and this is version ${productVersion}. Start the newer version again, or bring back what the data were before that update: npm run restore -- ${join(testInstance.folder, 'backups', before)} --replace. Nothing was changed.`,
    );
    expect(await inData('select version from release.written_by')).toEqual([{ version: '99.1.0' }]);
  });
});
