import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../scripts/embeddedPostgres.ts';
import { prepareOrRefuse } from '../../scripts/prepare/prepareOrRefuse.mjs';
import { checkInstance } from '../checker/checkInstance.ts';
import { createRandomGenerator } from '../support/randomGenerator.ts';
import { type InstanceWithFaults, startInstanceWithFaults } from '../support/instanceWithFaults.ts';
import type { AttackReport } from './attackReport.ts';
import { checkAllAnswered, checkHonestCodes, checkScreens } from './clientFindings.ts';
import { startLoad } from './load.ts';
import { type ScheduledFault, faultSchedule } from './faultSchedule.ts';
import { onInterrupt } from './onInterrupt.ts';

type RunOptions = Readonly<{ seconds: number; seed: number; print: (line: string) => void }>;

const applyFaults = async (
  instance: InstanceWithFaults,
  scheduledFaults: Iterator<ScheduledFault, never>,
  seconds: number,
) => {
  const endured = new Map<string, number>();
  for (const end = performance.now() + seconds * 1_000; performance.now() < end;) {
    const { line, fault, milliseconds, rest } = scheduledFaults.next().value;
    await instance.lines[line].change(fault);
    await pause(milliseconds);
    await instance.lines[line].change({ kind: 'pass' });
    await pause(rest);
    const name = `${line}: ${fault.kind}`;
    endured.set(name, (endured.get(name) ?? 0) + 1);
  }
  return [...endured].toSorted();
};

const attack = async (instance: InstanceWithFaults, { seconds, seed }: RunOptions): Promise<AttackReport> => {
  const random = createRandomGenerator(seed);
  const load = await startLoad(instance, random);
  const endured = await applyFaults(instance, faultSchedule(random), seconds);
  await load.stopMembers();
  const alive = await load.screensAreAlive();
  const { calls } = load.recorder;
  const kept = await checkInstance({ databaseUrl: instance.databaseUrl, calls });
  await load.subscribers.close();
  return {
    title: `${seconds} s of faults, seed ${seed}`,
    attacks: [
      ...endured,
      ['looks at plan and own bookings', load.planReader.seen()],
      ['  failed', load.planReader.failures.length],
      ['frames on open screens', load.subscribers.frames()],
    ],
    calls,
    findings: [...kept, checkScreens(alive), checkHonestCodes(calls), checkAllAnswered(calls)],
  };
};

/** The services under a mixed load, with faults between browser, gateway and command-service; then the checker. */
export const faultRun = async (options: RunOptions): Promise<AttackReport> => {
  await prepareOrRefuse({ withBuild: true });
  const folder = await mkdtemp(join(tmpdir(), 'platzwart-fault-'));
  const server = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') });
  const opening = startInstanceWithFaults({ ...server, drop: () => server.stop() });
  const clearAway = async (): Promise<void> => {
    const instance = await opening.catch(() => undefined);
    try {
      await instance?.close();
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  };
  onInterrupt(clearAway);
  try {
    return await attack(await opening, options);
  } finally {
    await clearAway();
  }
};
