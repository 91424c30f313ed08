import { mkdirSync, writeFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { type Checked, checkHouse } from '../checker/checkHouse.ts';
import { diceOf } from '../support/dice.ts';
import type { AttackReport } from './attackReport.ts';
import { type AttackedHouse, openAttackedHouse } from './attackedHouse.ts';
import { checkAllAnswered, checkHonestCodes, checkScreens } from './clientFindings.ts';
import { type Crowd, openCrowd } from './crowd.ts';
import { type Kill, killPlan, targets } from './killPlan.ts';
import { type Struck, longestOutage } from './outages.ts';
import { readModels, rebuild } from './rebuilding.ts';

type Scene = Readonly<{ house: AttackedHouse; crowd: Crowd; tell: (line: string) => void }>;

const answerPatienceMs = 60_000;

const untilAnswered = async ({ house, crowd }: Scene, { target, at }: Struck): Promise<void> => {
  const end = Date.now() + answerPatienceMs;
  while (!crowd.recorder.answeredSince(at)) {
    const trouble = house.trouble();
    if (trouble !== null) throw new Error(trouble);
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

const strikeAll = async (scene: Scene, plan: readonly Kill[], struck: Struck[]): Promise<void> => {
  const { house, tell } = scene;
  const rebuilds: Promise<unknown>[] = [];
  for (const [index, { target, pause: rest, together }] of plan.entries()) {
    const last = struck.at(-1);
    if (last && !together) await untilAnswered(scene, last);
    if (index % killsBetweenRebuilds === 0) rebuilds.push(beginRebuild(house, index / killsBetweenRebuilds));
    await pause(rest);
    await house.kill(target);
    struck.push({ target, at: Date.now() });
    tell(`  ${struck.length}/${plan.length} ${target}`);
  }
  await Promise.all(rebuilds);
  const last = struck.at(-1);
  if (last) await untilAnswered(scene, last);
};

/** A start that was refused, a service that stayed away, a minute without an answer: then there is nothing left to attack. */
const checkCameBack = async (attack: Promise<void>, struck: readonly Struck[]): Promise<Checked> => ({
  id: 'back',
  says: 'The house came back after every kill',
  violations: await attack.then(
    () => [],
    (error: unknown) => [String(error)],
  ),
  looked: struck.length,
});

const checkNobodyLeft = (left: readonly string[]): Checked => ({
  id: 'orphans',
  says: 'Closed in the end, the house leaves no process behind',
  looked: 1,
  violations: left,
});

const checkWhatIsLeft = async ({ house, crowd }: Scene): Promise<readonly Checked[]> => {
  const { databaseUrl } = await house.club();
  await crowd.goHome();
  const alive = await crowd.screensAreAlive();
  const kept = await checkHouse({ databaseUrl, calls: crowd.recorder.calls });
  await crowd.subscribers.close();
  return [...kept, checkScreens(alive), checkNobodyLeft(await house.close())];
};

const attackCounts = ({ crowd }: Scene, struck: readonly Struck[]): AttackReport['attacks'] => {
  const longest = longestOutage(struck, crowd.recorder.calls);
  return [
    ...targets.map((target) => [`kills of ${target}`, struck.filter((each) => each.target === target).length] as const),
    ['longest time without an answer, ms', longest.milliseconds],
    ['  after a kill of', longest.target],
    ['looks at plan and own bookings', crowd.looking.seen()],
    ['  in vain, while somebody was away', crowd.looking.failures.length],
    ['frames on open screens', crowd.subscribers.frames()],
  ];
};

const keepLastWords = (house: AttackedHouse, seed: number): string => {
  const file = `test-results/chaos-house-${seed}.log`;
  mkdirSync('test-results', { recursive: true });
  writeFileSync(file, house.lastWords());
  return `What the house said is in ${file}.`;
};

type Wishes = Readonly<{ kills: number; seed: number; tell: (line: string) => void }>;

/** The real house under a mixed load, with somebody killed again and again; then the checker. */
export const killRun = async ({ kills, seed, tell }: Wishes): Promise<AttackReport> => {
  const dice = diceOf(seed);
  const plan = killPlan(dice, kills);
  const house = await openAttackedHouse();
  try {
    const scene = { house, crowd: await openCrowd(await house.club(), dice), tell };
    const struck: Struck[] = [];
    const back = await checkCameBack(strikeAll(scene, plan, struck), struck);
    if (back.violations.length > 0) tell(`  ${keepLastWords(house, seed)}`);
    const rest = back.violations.length === 0 ? await checkWhatIsLeft(scene) : [];
    const { calls } = scene.crowd.recorder;
    return {
      title: `${kills} kills, seed ${seed}`,
      attacks: attackCounts(scene, struck),
      calls,
      findings: [...rest, back, checkHonestCodes(calls), checkAllAnswered(calls)],
    };
  } finally {
    await house.clearAway();
  }
};
