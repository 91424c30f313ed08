import { setTimeout as pause } from 'node:timers/promises';
import { rebuild } from '../chaos/rebuilding.ts';
import { freePort } from '../support/freePort.ts';
import { signIn } from '../support/graphqlClient.ts';
import { openHouse } from '../support/runningClub.ts';
import { bookSteadily, openListeners } from './deliveries.ts';
import { freeSlots } from './freeSlots.ts';
import { firstDay, ourChain } from './liveChains.ts';
import { growOld } from './longHistory.ts';
import { exactly, quantile, ratioOf } from './rounds.ts';
import type { BenchRow } from './row.ts';

/** A rebuild of them takes several seconds. */
const events = 100_000;
/** The p99 of a round is the second worst of 160: it takes more rounds than a median does. */
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 4);

/** Does `work` while all read models are built anew, again and again; how often that was. */
const whileRebuilding = async <Result>(databaseUrl: string, work: () => Promise<Result>) => {
  let isOver = false;
  let rebuilds = 0;
  const rebuilding = async (): Promise<void> => {
    while (!isOver) {
      const failure = await rebuild(databaseUrl, 'all');
      if (failure !== null) throw new Error(failure);
      rebuilds += 1;
    }
  };
  const done = rebuilding();
  done.catch(() => undefined);
  const result = await work().finally(() => (isOver = true));
  await done;
  return { result, rebuilds };
};

/** A club with a history, one subscriber, and hours that nobody has booked. */
const openClub = async () => {
  const { club, close } = await openHouse(await freePort());
  await growOld(club, events);
  const token = await signIn(club.url, 'anna@platzwart.example');
  const chain = ourChain(club.url, token);
  const nextSlot = await freeSlots({ url: club.url, token }, firstDay);
  const takesBookings = () =>
    chain.book(nextSlot()).then(
      () => true,
      () => false,
    );
  // The write side takes the history in by itself; it is there as soon as it decides.
  while (!(await takesBookings())) await pause(500);
  return { databaseUrl: club.databaseUrl, listeners: await openListeners(chain, 1), nextSlot, close };
};

export const rebuildBesideRow: BenchRow = {
  id: 'P11',
  title: '20 bookings a second, from due to received, while all read models are rebuilt ÷ without; lost bookings',
  columns: ['p99', 'lost'],
  better: 'lower',
  must: [1.5, 0],
  aim: [1.2, 0],
  measure: async (report) => {
    const { databaseUrl, listeners, nextSlot, close } = await openClub();
    let lost = 0;
    const p99Of = async (name: string): Promise<number> => {
      const deliveries = await bookSteadily(listeners, nextSlot);
      // A plan that was built anew is told anew: what counts is when a booking was heard of first.
      const latencies = deliveries.flatMap((delivery) => delivery.latencies.slice(0, 1));
      lost += deliveries.length - latencies.length;
      report(`${name}: p50 ${quantile(latencies, 0.5).toFixed(1)} ms, p99 ${quantile(latencies, 0.99).toFixed(1)} ms`);
      return quantile(latencies, 0.99);
    };
    const during = async (): Promise<number> => {
      const { result, rebuilds } = await whileRebuilding(databaseUrl, () => p99Of('during rebuilds'));
      report(`${rebuilds} rebuilds of ${events} events`);
      return result;
    };
    try {
      return [await ratioOf(during, () => p99Of('without'), rounds), exactly(lost)];
    } finally {
      listeners.close();
      await close();
    }
  },
};
