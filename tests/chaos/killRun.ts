import { setTimeout as pause } from 'node:timers/promises';
import { type CheckedInvariant, checkInstance } from '../checker/checkInstance.ts';
import { createRandomGenerator } from '../support/randomGenerator.ts';
import type { AttackReport } from './attackReport.ts';
import { type AttackedInstance, startAttackedInstance } from './attackedInstance.ts';
import { checkAllAnswered, checkHonestCodes, checkScreens } from './clientFindings.ts';
import { type Load, startLoad } from './load.ts';
import { type Kill, killPlan, targets } from './killPlan.ts';
import { type KillRecord, longestOutage } from './outages.ts';
import { readModelNames } from '@platzwart/contracts/catalogue';
import { rebuild } from './rebuilding.ts';
import { checkRecovered, saveLastOutput, untilAnswered } from './recovery.ts';

type Scene = Readonly<{ instance: AttackedInstance; load: Load; print: (line: string) => void }>;

const killsBetweenRebuilds = 6;

/** Some rebuilds finish, some are hit by the next kill. */
const beginRebuild = async (instance: AttackedInstance, number: number): Promise<unknown> => {
  const { databaseUrl } = await instance.club();
  return rebuild(databaseUrl, readModelNames[number % readModelNames.length] ?? 'people');
};

const killAllTargets = async (scene: Scene, plan: readonly Kill[], killRecords: KillRecord[]): Promise<void> => {
  const { instance, load, print } = scene;
  const { answeredSince } = load.recorder;
  const rebuilds: Promise<unknown>[] = [];
  for (const [index, { target, pause: rest, together }] of plan.entries()) {
    const last = killRecords.at(-1);
    if (last && !together) await untilAnswered(instance, answeredSince, last);
    if (index % killsBetweenRebuilds === 0) rebuilds.push(beginRebuild(instance, index / killsBetweenRebuilds));
    await pause(rest);
    await instance.kill(target);
    killRecords.push({ target, at: Date.now() });
    print(`  ${killRecords.length}/${plan.length} ${target}`);
  }
  await Promise.all(rebuilds);
  const last = killRecords.at(-1);
  if (last) await untilAnswered(instance, answeredSince, last);
};

const checkNoProcessLeft = (left: readonly string[]): CheckedInvariant => ({
  id: 'orphans',
  says: 'Closed in the end, the instance leaves no process behind',
  examined: 1,
  violations: left,
});

const checkFinalState = async ({ instance, load }: Scene): Promise<readonly CheckedInvariant[]> => {
  const { databaseUrl } = await instance.club();
  await load.stopMembers();
  const alive = await load.screensAreAlive();
  const kept = await checkInstance({ databaseUrl, calls: load.recorder.calls });
  await load.subscribers.close();
  return [...kept, checkScreens(alive), checkNoProcessLeft(await instance.close())];
};

const attackCounts = ({ load }: Scene, killRecords: readonly KillRecord[]): AttackReport['attacks'] => {
  const longest = longestOutage(killRecords, load.recorder.calls);
  return [
    ...targets.map(
      (target) => [`kills of ${target}`, killRecords.filter((each) => each.target === target).length] as const,
    ),
    ['longest time without an answer, ms', longest.milliseconds],
    ['  after a kill of', longest.target],
    ['reads of plan and own bookings', load.planReader.seen()],
    ['  failed, while a process was down', load.planReader.failures.length],
    ['frames on open screens', load.subscribers.frames()],
  ];
};

type RunOptions = Readonly<{ kills: number; seed: number; print: (line: string) => void }>;

/** Kills processes of a real instance under a mixed load, then runs the checker. */
export const killRun = async ({ kills, seed, print }: RunOptions): Promise<AttackReport> => {
  const random = createRandomGenerator(seed);
  const plan = killPlan(random, kills);
  const instance = await startAttackedInstance();
  try {
    const scene = { instance, load: await startLoad(await instance.club(), random), print };
    const killRecords: KillRecord[] = [];
    const back = await checkRecovered(killAllTargets(scene, plan, killRecords), killRecords);
    if (back.violations.length > 0) print(`  ${saveLastOutput(instance, seed)}`);
    const rest = back.violations.length === 0 ? await checkFinalState(scene) : [];
    const { calls } = scene.load.recorder;
    return {
      title: `${kills} kills, seed ${seed}`,
      attacks: attackCounts(scene, killRecords),
      calls,
      findings: [...rest, back, checkHonestCodes(calls), checkAllAnswered(calls)],
    };
  } finally {
    await instance.clearAway();
  }
};
