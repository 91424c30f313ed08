import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { dayFromToday } from '../support/clubDays.ts';
import { freePort } from '../support/freePort.ts';
import { callGraphql, signIn } from '../support/graphqlClient.ts';
import { spawnInstance } from '../support/runningClub.ts';
import { seedLongHistory, longHistory } from './longHistory.ts';
import { ratioOf } from './rounds.ts';
import type { BenchRow } from './row.ts';

const query =
  'query ($day: Date!) { bookingsInPeriod(fromDate: $day, toDate: $day, choosenSport: "TENNIS") { _id court start } }';

/** Each round starts and stops a whole instance. */
const rounds = 3;

/** A club that was stopped in order; `secondsToAnswer` starts it, and stops it when it has given the right answer. */
const closedClub = async (history: number) => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'platzwart-bench-'));
  const port = await freePort();
  const call = { query, variables: { day: dayFromToday(1) } };
  const first = spawnInstance(dataFolder, port);
  const club = await first.opened();
  if (history > 0) await seedLongHistory(club, history);
  const token = await signIn(club.url, 'anna@platzwart.example');
  const answerNow = async (): Promise<string> => JSON.stringify((await callGraphql(club.url, { ...call, token })).data);
  const expected = await answerNow();
  await first.close();

  const secondsToAnswer = async (): Promise<number> => {
    const started = performance.now();
    const instance = spawnInstance(dataFolder, port);
    while ((await answerNow().catch(() => null)) !== expected) await pause(5);
    const seconds = (performance.now() - started) / 1000;
    await instance.opened();
    await instance.close();
    return seconds;
  };
  return { secondsToAnswer, remove: () => rm(dataFolder, { recursive: true, force: true }) };
};

export const startRow: BenchRow = {
  id: 'P24',
  title:
    'from the start of the instance to its first right answer about a day, after a million events ÷ after a thousand',
  columns: ['seconds'],
  better: 'lower',
  must: [1.2],
  aim: [1.05],
  measure: async (report) => {
    const young = await closedClub(0);
    const old = await closedClub(longHistory());
    report(`${longHistory()} events more`);
    try {
      return [await ratioOf(old.secondsToAnswer, young.secondsToAnswer, rounds)];
    } finally {
      await old.remove();
      await young.remove();
    }
  },
};
