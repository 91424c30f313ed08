import { setTimeout as pause } from 'node:timers/promises';
import { reconnectWait } from '@platzwart/contracts/core';
import { dayFromToday } from '../support/clubDays.ts';
import { freePort } from '../support/freePort.ts';
import { signIn } from '../support/graphqlClient.ts';
import { startInstance } from '../support/runningClub.ts';
import { answerTo, hotPlanOf } from './hotPlan.ts';
import { greetingOf, subscribers } from './livePlan.ts';
import type { Target } from './rawHttpLoad.ts';
import { openSubscribers } from './rawSubscribers.ts';
import { figureOf, median, quantile, roundsOfThisRun } from './rounds.ts';
import type { BenchRow } from './row.ts';

/** Between two questions of the person who is not concerned. Milliseconds. */
const breath = 5;
const quietMilliseconds = 4_000;

/** p99 of the answers to one person who asks all the time until `work` has ended, in milliseconds. */
const p99During = async (target: Target, work: Promise<unknown>): Promise<number> => {
  const state = { isOver: false };
  const end = work.finally(() => (state.isOver = true));
  const times: number[] = [];
  while (!state.isOver) {
    const asked = performance.now();
    await answerTo(target);
    times.push(performance.now() - asked);
    await pause(breath);
  }
  await end;
  return quantile(times, 0.99);
};

type Screens = Readonly<{ url: string; greeting: readonly (readonly string[])[]; plan: Target }>;

/** A thousand screens come back, each after its wait: it connects, subscribes and asks for its plan. */
const comeBack = async ({ url, greeting, plan }: Screens, waitOf: () => number): Promise<void> => {
  const opened = await Promise.all(
    Array.from({ length: subscribers }, async () => {
      await pause(waitOf());
      const [screen] = await Promise.all([
        openSubscribers(1, { url: `${url}/graphql`, greeting, onMessage: () => undefined }),
        answerTo(plan),
      ]);
      return screen;
    }),
  );
  opened.forEach(({ close }) => close());
};

const shown = (milliseconds: readonly number[]): string => `${median(milliseconds).toFixed(1)} ms`;

export const reconnectRow: BenchRow = {
  id: 'P32',
  title:
    'p99 of another person’s answers while 1,000 sockets come back after a restart ÷ the same while nothing happens',
  columns: ['as our client waits'],
  better: 'lower',
  must: [5],
  aim: [2.5],
  measure: async (report) => {
    const { club, close } = await startInstance(await freePort(), { SOCKETS_PER_PERSON: String(2 * subscribers) });
    try {
      const { target } = await hotPlanOf(club);
      const day = dayFromToday(500);
      const greeting = greetingOf(await signIn(club.url, 'ben@platzwart.example'), { from: day, to: day });
      const screens = { url: club.url, greeting, plan: target };
      const quiet: number[] = [];
      const spread: number[] = [];
      const atOnce: number[] = [];
      await comeBack(screens, () => reconnectWait(0, Math.random()));
      for (let round = 0; round < roundsOfThisRun(); round += 1) {
        quiet.push(await p99During(target, pause(quietMilliseconds)));
        spread.push(
          await p99During(
            target,
            comeBack(screens, () => reconnectWait(0, Math.random())),
          ),
        );
        atOnce.push(
          await p99During(
            target,
            comeBack(screens, () => 0),
          ),
        );
      }
      report(`p99: quiet ${shown(quiet)}, spread ${shown(spread)}, all at once ${shown(atOnce)}`);
      return [figureOf(spread.map((p99, round) => p99 / (quiet[round] ?? Number.NaN)))];
    } finally {
      await close();
    }
  },
};
