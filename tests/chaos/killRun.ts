import { setTimeout as pause } from 'node:timers/promises';
import { type Checked, checkHouse } from '../checker/checkHouse.ts';
import { diceOf } from '../support/dice.ts';
import type { AttackReport } from './attackReport.ts';
import { type AttackedHouse, openAttackedHouse } from './attackedHouse.ts';
import { checkAllAnswered, checkHonestCodes } from './clientFindings.ts';
import { type Crowd, openCrowd } from './crowd.ts';
import { type Kill, killPlan, targets } from './killPlan.ts';
import { type Struck, longestOutage } from './outages.ts';
import { readModels, rebuild } from './rebuilding.ts';

const answerPatienceMs = 60_000;

const untilAnswered = async ({ recorder }: Crowd, { target, at }: Struck): Promise<void> => {
  const end = Date.now() + answerPatienceMs;
  while (!recorder.answeredSince(at)) {
    if (Date.now() > end) throw new Error(`No call was answered within a minute after the kill of ${target}.`);
    await pause(20);
  }
};

const killsBetweenRebuilds = 6;

/** Some of them come to their end, some meet the next kill. */
const beginRebuild = async (house: AttackedHouse, number: number): Promise<unknown> => {
  const { databaseUrl } = await house.club();
  return rebuild(databaseUrl, readModels[number % readModels.length] ?? 'people');
};

type Scene = Readonly<{ house: AttackedHouse; crowd: Crowd; tell: (line: string) => void }>;

const strikeAll = async ({ house, crowd, tell }: Scene, plan: readonly Kill[]): Promise<readonly Struck[]> => {
  const struck: Struck[] = [];
  const rebuilds: Promise<unknown>[] = [];
  for (const [index, { target, pause: rest, together }] of plan.entries()) {
    const last = struck.at(-1);
    if (last && !together) await untilAnswered(crowd, last);
    if (index % killsBetweenRebuilds === 0) rebuilds.push(beginRebuild(house, index / killsBetweenRebuilds));
    await pause(rest);
    await house.kill(target);
    struck.push({ target, at: Date.now() });
    tell(`  ${struck.length}/${plan.length} ${target}`);
  }
  await Promise.all(rebuilds);
  return struck;
};

const checkScreens = (alive: boolean): Checked => ({
  id: 'screens',
  says: 'Screens that were open all the time are live again',
  looked: 1,
  violations: alive ? [] : ['a screen has not heard of the last booking within ten seconds'],
});

const checkNobodyLeft = (left: readonly string[]): Checked => ({
  id: 'orphans',
  says: 'Closed in the end, the house leaves no process behind',
  looked: 1,
  violations: left,
});

type Wishes = Readonly<{ kills: number; seed: number; tell: (line: string) => void }>;

/**
 * The real house under a mixed load, with somebody killed again and again; then the checker. Throws where the house could not be
 * brought back: where a start was refused, a service stayed away, or nobody was answered for a minute.
 */
export const killRun = async ({ kills, seed, tell }: Wishes): Promise<AttackReport> => {
  const dice = diceOf(seed);
  const plan = killPlan(dice, kills);
  const house = await openAttackedHouse();
  try {
    const crowd = await openCrowd(await house.club(), dice);
    const struck = await strikeAll({ house, crowd, tell }, plan);
    const { databaseUrl } = await house.club();
    await crowd.goHome();
    const alive = await crowd.screensAreAlive();
    const { calls } = crowd.recorder;
    const kept = await checkHouse({ databaseUrl, calls });
    await crowd.subscribers.close();
    const left = await house.close();
    const longest = longestOutage(struck, calls);
    return {
      title: `${kills} kills, seed ${seed}`,
      attacks: [
        ...targets.map(
          (target) => [`kills of ${target}`, struck.filter((each) => each.target === target).length] as const,
        ),
        ['longest time without an answer, ms', longest.milliseconds],
        ['  after a kill of', longest.target],
        ['looks at plan and own bookings', crowd.looking.seen()],
        ['  in vain, while somebody was away', crowd.looking.failures.length],
        ['frames on open screens', crowd.subscribers.frames()],
      ],
      calls,
      findings: [...kept, checkHonestCodes(calls), checkAllAnswered(calls), checkScreens(alive), checkNobodyLeft(left)],
    };
  } finally {
    await house.clearAway();
  }
};
