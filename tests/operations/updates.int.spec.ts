import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { productVersion } from '@platzwart/service-process/product-version';
import * as v from 'valibot';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import {
  asOfOlderRelease,
  backupsOf,
  before,
  inData,
  inDatabase,
  instanceWithClub,
  planOf,
  run,
  runOnce,
} from './olderData.ts';
import { canMountDisks, onDiskOf } from './onDiskOf.ts';
import { root } from './settings.ts';
import { type TestInstance, clearAway, startTestInstance, untilOpen } from './startedInstance.ts';

// docs/operations.md, "One machine" and "Another PostgreSQL"

let testInstance: TestInstance;
beforeEach(async () => {
  testInstance = await instanceWithClub();
}, 600_000);
afterEach(() => clearAway(testInstance));

const patient = { timeout: 600_000 };
const tsx = ['--import', 'tsx'] as const;

const manifestSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ versions: v.object({ platzwart: v.string(), data: v.nullable(v.string()) }) }),
);
const runtimeSchema = v.pipe(v.string(), v.parseJson(), v.object({ databaseUrl: v.string() }));

describe('The first start on data of an older release', () => {
  it('writes a backup before it changes anything, once, and records the version at its end', patient, async () => {
    await inData(testInstance, ...asOfOlderRelease);
    const preview = (await run(testInstance, 'scripts/doctor.mjs')).output;
    expect(preview).toMatch(/– update +the next start of version .* changes data that a version before 0\.2\.0 wrote/);
    expect(preview).toMatch(/builds read models: bookings; what is there answers/);
    expect(preview).toMatch(/reads \d+ events: about 1 minute, at \d+ events a second/);
    expect(preview).toMatch(/writes a backup before, about \d+ MB, into .*backups/);
    expect(backupsOf(testInstance)).toEqual([]);

    const updated = await runOnce(testInstance);
    expect(updated.output).toContain(`The data as they were before version ${productVersion} are in `);
    expect(backupsOf(testInstance)).toEqual([before]);
    const manifest = readFileSync(join(testInstance.folder, 'backups', before, 'manifest.json'), 'utf8');
    expect(v.parse(manifestSchema, manifest).versions).toEqual({ platzwart: productVersion, data: null });
    expect(await inData(testInstance, 'select version from release.written_by')).toEqual([{ version: productVersion }]);
    expect(readFileSync(join(testInstance.folder, 'version'), 'utf8')).toBe(`${productVersion}\n`);

    expect((await runOnce(testInstance)).output).not.toContain('backup');
    expect(backupsOf(testInstance)).toEqual([before]);
    expect((await run(testInstance, 'scripts/doctor.mjs')).output).toMatch(/✓ update +nothing to do/);
  });

  it('can be taken back: the backup restores the plan', patient, async () => {
    const { plan } = await runOnce(testInstance);
    expect(plan.length).toBeGreaterThan(10);
    await inData(testInstance, ...asOfOlderRelease);
    await runOnce(testInstance);
    const folder = join(testInstance.folder, 'backups', before);
    expect(await run(testInstance, '--import', 'tsx', 'scripts/restore.ts', folder, '--replace')).toMatchObject({
      code: 0,
    });
    expect(await inData(testInstance, 'select version from release.written_by')).toEqual([]);
    expect((await runOnce(testInstance)).plan).toEqual(plan);
  });

  it('leaves nothing that looks like a backup when it is killed, and the next start writes one', patient, async () => {
    await inData(testInstance, ...asOfOlderRelease);
    const killed = startTestInstance(testInstance);
    while (backupsOf(testInstance).length === 0) await pause(1);
    killed.child.kill('SIGKILL');
    await killed.hasEnded;
    expect(backupsOf(testInstance)).toEqual([`${before}.unfinished`]);
    await runOnce(testInstance);
    expect(backupsOf(testInstance)).toEqual([before]);
  });

  it.skipIf(!canMountDisks)('is refused with figures where the disk has too little space for the backup', async () => {
    await inData(testInstance, ...asOfOlderRelease);
    const small = join(testInstance.folder, 'small');
    mkdirSync(small);
    const [file = '', ...args] = onDiskOf('40m', small, `exec '${process.execPath}' scripts/start.mjs`);
    const env = { ...process.env, ...testInstance.env, UPDATE_BACKUPS: small };
    const { status, stderr } = spawnSync(file, args, { cwd: root, encoding: 'utf8', env });
    expect(stderr.trim()).toMatch(
      /^The update needs \d+ MB for the backup before it, \d+ MB for read models .* has 40 MB free: free some space, .*UPDATE_BACKUPS\. Nothing was changed\.$/,
    );
    expect(status).toBe(78);
    expect(await inData(testInstance, `select from read_models.checkpoints where status = 'outdated'`)).toEqual([]);
  });
});

describe('Data of a newer release', () => {
  it('are refused in one sentence that names the backup, and nothing is changed', patient, async () => {
    await inData(testInstance, ...asOfOlderRelease);
    await runOnce(testInstance);
    await inData(testInstance, `update release.written_by set version = '99.1.0'`);
    const refused = startTestInstance(testInstance);
    expect(await refused.hasEnded).toEqual({ code: 78 });
    expect(refused.errors().trim()).toBe(
      `These data were written by version 99.1.0, and this is version ${productVersion}. Start the newer version again, or bring back what the data were before that update: npm run restore -- ${join(testInstance.folder, 'backups', before)} --replace. Nothing was changed.`,
    );
    expect(await inData(testInstance, 'select version from release.written_by')).toEqual([{ version: '99.1.0' }]);
  });
});

describe('npm run restart with another release', () => {
  it('shows in doctor what it will do, backs up while the older one serves, and is done then', patient, async () => {
    const instance = startTestInstance(testInstance);
    await untilOpen(instance);
    const plan = await planOf(testInstance);
    const { databaseUrl } = v.parse(runtimeSchema, readFileSync(join(testInstance.folder, 'runtime.json'), 'utf8'));
    await inDatabase(databaseUrl, ...asOfOlderRelease);
    const preview = await run(testInstance, 'scripts/doctor.mjs');
    expect(preview.output).toMatch(/– update +the next start of version/);

    const restarted = await run(testInstance, ...tsx, 'scripts/restart.ts');
    expect(restarted).toMatchObject({ code: 0, errors: '' });
    expect(restarted.output).toMatch(/are written \(100 %\)[^]*are verified \(100 %\)[^]*✓ backup[^]*✓ all services/);
    expect(backupsOf(testInstance)).toEqual([before]);
    expect(await planOf(testInstance)).toEqual(plan);
    await expect
      .poll(async () => (await run(testInstance, 'scripts/doctor.mjs')).output)
      .toMatch(/✓ version .*as the running instance[^]*✓ update +nothing to do/);
    expect(await inDatabase(databaseUrl, 'select version from release.written_by')).toEqual([
      { version: productVersion },
    ]);
    instance.child.kill('SIGTERM');
    await instance.hasEnded;
  });
});

describe('Data of another major version of PostgreSQL', () => {
  it('are refused in one sentence, whose steps lead to the same plan', patient, async () => {
    const { plan } = await runOnce(testInstance);
    const [postgres, backups] = [join(testInstance.folder, 'postgres'), join(testInstance.folder, 'moved')];
    const backup = await run(testInstance, ...tsx, 'scripts/backup.ts', '--to', backups);
    const [, folder = ''] = /are in (.+)\n/.exec(backup.output) ?? [];
    writeFileSync(join(postgres, 'cluster', 'PG_VERSION'), '17\n');

    const refused = await run(testInstance, 'scripts/start.mjs');
    expect(refused.code).toBe(78);
    expect(refused.errors).toContain(
      `was made by PostgreSQL 17, this is PostgreSQL 18: with Platzwart ${productVersion} that made it run "npm run backup -- --to FOLDER", rename ${postgres} to ${postgres}.old, then with this one run "npm run restore`,
    );
    renameSync(postgres, `${postgres}.old`);
    expect(await run(testInstance, ...tsx, 'scripts/restore.ts', folder)).toMatchObject({ code: 0 });
    expect((await runOnce(testInstance)).plan).toEqual(plan);
  });
});
