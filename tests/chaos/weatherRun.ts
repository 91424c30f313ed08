import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { startEmbeddedPostgres } from '../../scripts/embeddedPostgres.ts';
import { prepareOrRefuse } from '../../scripts/prepare/prepareOrRefuse.mjs';
import { checkHouse } from '../checker/checkHouse.ts';
import { diceOf } from '../support/dice.ts';
import { type HouseInWeather, openHouseInWeather } from '../support/houseInWeather.ts';
import type { AttackReport } from './attackReport.ts';
import { checkAllAnswered, checkHonestCodes, checkScreens } from './clientFindings.ts';
import { openCrowd } from './crowd.ts';
import { type Spell, forecast } from './forecast.ts';
import { whenInterrupted } from './whenInterrupted.ts';

type Wishes = Readonly<{ seconds: number; seed: number; tell: (line: string) => void }>;

const lastThrough = async (house: HouseInWeather, spells: Iterator<Spell, never>, seconds: number) => {
  const endured = new Map<string, number>();
  for (const end = performance.now() + seconds * 1_000; performance.now() < end;) {
    const { line, weather, milliseconds, rest } = spells.next().value;
    await house.lines[line].change(weather);
    await pause(milliseconds);
    await house.lines[line].change({ kind: 'pass' });
    await pause(rest);
    const name = `${line}: ${weather.kind}`;
    endured.set(name, (endured.get(name) ?? 0) + 1);
  }
  return [...endured].toSorted();
};

const attack = async (house: HouseInWeather, { seconds, seed }: Wishes): Promise<AttackReport> => {
  const dice = diceOf(seed);
  const crowd = await openCrowd(house, dice);
  const endured = await lastThrough(house, forecast(dice), seconds);
  await crowd.goHome();
  const alive = await crowd.screensAreAlive();
  const { calls } = crowd.recorder;
  const kept = await checkHouse({ databaseUrl: house.databaseUrl, calls });
  await crowd.subscribers.close();
  return {
    title: `${seconds} s of bad weather, seed ${seed}`,
    attacks: [
      ...endured,
      ['looks at plan and own bookings', crowd.looking.seen()],
      ['  in vain', crowd.looking.failures.length],
      ['frames on open screens', crowd.subscribers.frames()],
    ],
    calls,
    findings: [...kept, checkScreens(alive), checkHonestCodes(calls), checkAllAnswered(calls)],
  };
};

/** The services under a mixed load, with bad weather between browser, gateway and command-service; then the checker. */
export const weatherRun = async (wishes: Wishes): Promise<AttackReport> => {
  await prepareOrRefuse({ withBuild: true });
  const folder = await mkdtemp(join(tmpdir(), 'platzwart-weather-'));
  const server = await startEmbeddedPostgres({ dataFolder: join(folder, 'postgres') });
  const opening = openHouseInWeather({ ...server, drop: () => server.stop() });
  const clearAway = async (): Promise<void> => {
    const house = await opening.catch(() => undefined);
    try {
      await house?.close();
    } finally {
      await server.stop();
      await rm(folder, { recursive: true, force: true });
    }
  };
  whenInterrupted(clearAway);
  try {
    return await attack(await opening, wishes);
  } finally {
    await clearAway();
  }
};
