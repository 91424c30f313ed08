import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { currentBuild } from '../../scripts/build/builds.ts';
import { replaceBuild } from '../../scripts/build/replaceBuild.ts';
import { askSupervisor } from '../../scripts/supervisor/askSupervisor.ts';
import { readRuntime } from '../../scripts/supervisor/runtimeFile.ts';
import { simulateMembers } from '../rollingRestart/simulatedMembers.ts';
import { builtProgram } from '../support/builtProgram.ts';
import { type Program, startProgram } from './program.ts';
import { processesOn } from './processes.ts';
import { root as repository } from './settings.ts';
import { type TestInstance, clearAway, newTestInstanceWithData, untilOpen } from './startedInstance.ts';

const services = ['command-service', 'projection-service', 'mail-service', 'graphql-gateway'];

/** An installation of its own, whose builds this spec replaces. */
let installation: string;
let testInstance: TestInstance;
let instance: Program;

const pidsOf = (service: string): readonly number[] =>
  processesOn(testInstance.folder)
    .filter(({ words }) => words.includes(`/${service}.js`))
    .map(({ pid }) => pid);

const withThrowingMigration = (text: string): string =>
  text.replace(/(schema: "mail",\n {2}steps: \[[\s\S]*?)(\n {2}\],)/, '$1,\n    "planted nonsense"$2');

/** Puts a build in place whose mail-service is changed. */
const plant = (stamp: string, change: (text: string) => string): Promise<void> =>
  replaceBuild(installation, stamp.padEnd(64, '0'), async ({ services: to, client }) => {
    cpSync(join(installation, 'dist'), to, { recursive: true });
    cpSync(join(installation, 'client', 'dist'), client, { recursive: true });
    const file = join(to, 'mail-service.js');
    writeFileSync(file, change(readFileSync(file, 'utf8')));
    await Promise.resolve();
  });

const restartAll = () => {
  const runtime = readRuntime(testInstance.folder);
  if (!runtime) throw new Error('The instance does not run');
  return askSupervisor(runtime.control, '/restart');
};

beforeAll(async () => {
  builtProgram('supervisor');
  installation = mkdtempSync(join(tmpdir(), 'platzwart-installation-'));
  mkdirSync(join(installation, 'client'));
  for (const folder of ['dist', 'client/dist', 'scripts'])
    cpSync(join(repository, folder), join(installation, folder), { recursive: true });
  for (const name of ['node_modules', 'package.json']) symlinkSync(join(repository, name), join(installation, name));
  testInstance = await newTestInstanceWithData();
  instance = startProgram([join(installation, 'dist', 'supervisor.js')], testInstance.env, installation);
  await untilOpen(instance);
}, 240_000);
afterAll(async () => {
  instance.child.kill('SIGTERM');
  await instance.hasEnded;
  await clearAway(testInstance);
  rmSync(installation, { recursive: true, force: true });
}, 60_000);

describe('An update that fails, while members book', () => {
  it.each([
    ['a service does not start', 'a1', () => `process.stderr.write('planted\\n'); process.exit(1);`],
    ['a migration throws', 'b2', withThrowingMigration],
  ] as const)('replaces nothing where %s', { timeout: 240_000 }, async (_what, stamp, change) => {
    const before = services.flatMap(pidsOf);
    const members = simulateMembers(testInstance.url);
    await plant(stamp, change);
    const { status, text } = await restartAll();
    expect(status).toBe(409);
    expect(text).toContain('The new mail-service did not come up');
    expect(services.flatMap(pidsOf)).toEqual(before);
    expect(await members.stop()).toEqual([]);
    expect(members.tally().failed).toEqual([]);
  });

  it(
    'starts a service that crashes from the build that runs, not from the one in place',
    { timeout: 120_000 },
    async () => {
      const [before = 0] = pidsOf('mail-service');
      process.kill(before, 'SIGKILL');
      await expect
        .poll(() => pidsOf('mail-service').filter((pid) => pid !== before), { timeout: 60_000 })
        .toHaveLength(1);
      const [after] = processesOn(testInstance.folder).filter(({ words }) => words.includes('/mail-service.js'));
      expect(after?.words).not.toContain(join(installation, 'dist', 'mail-service.js'));
    },
  );

  it('goes back to the previous build where a service ends after it took over', { timeout: 240_000 }, async () => {
    const members = simulateMembers(testInstance.url);
    const dead = `process.send?.('prepared'); setTimeout(() => process.exit(1), 3_000);`;
    await plant('c3', () => dead);
    expect((await restartAll()).text).toContain('was started again');
    for (const service of services) expect(pidsOf(service)).toHaveLength(1);
    expect(await members.stop()).toEqual([]);
    expect(members.tally().failed).toEqual([]);
    expect(currentBuild(installation)).toBe('c3000000');
  });
});
