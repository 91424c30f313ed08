import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { ExpectedRevision } from '@platzwart/event-store';
import { connectEventStore } from '@platzwart/event-store/connect';
import { bookCourt } from '../support/courtBookings.ts';
import { dayFromToday } from '../support/clubDays.ts';
import { freePort } from '../support/freePort.ts';
import { callGraphql, signIn } from '../support/graphqlClient.ts';
import { startInstance } from '../support/runningClub.ts';
import { appendAlone } from './appendAlone.ts';
import { freeSlots } from './freeSlots.ts';
import { seedLongHistory, longHistory } from './longHistory.ts';
import { figureOf, median, roundsOfThisRun } from './rounds.ts';
import type { BenchRow, Figure } from './row.ts';

const plan =
  'query ($day: Date!) { bookingsInPeriod(fromDate: $day, toDate: $day, choosenSport: "TENNIS") { _id court start } }';

/** Calls run one after the other, as from one caller. */
const callsPerRound = 100;

const operationNames = ['append', 'booking', 'availability query', 'tail read'] as const;

/** A club and the calls made to it; each call uses new data. */
const openClub = async (history: number) => {
  const instance = await startInstance(await freePort());
  const { club } = instance;
  if (history > 0) await seedLongHistory(club, history);
  const store = await connectEventStore({ DATABASE_URL: club.databaseUrl });
  const token = await signIn(club.url, 'anna@platzwart.example');
  const nextSlot = await freeSlots({ url: club.url, token }, dayFromToday(500));
  const stream = `bench-${randomUUID()}`;
  let revision: ExpectedRevision = 'none';
  let asked = 0;

  const append = async (): Promise<void> => {
    revision = await appendAlone(store, stream, revision);
  };
  const book = () => bookCourt(club.url, token, nextSlot());
  /** A different day for each call, so that no response is cached. */
  const availability = async (): Promise<void> => {
    asked += 1;
    const { errors } = await callGraphql(club.url, {
      query: plan,
      variables: { day: dayFromToday(600 + asked) },
      token,
    });
    if (errors) throw new Error(JSON.stringify(errors));
  };
  const tail = async () => store.readAll({ after: await store.head(), limit: 1_000 });
  const close = async (): Promise<void> => {
    await store.close();
    await instance.close();
  };
  // The write side loads the history by itself; it has finished when it decides a command.
  while (
    !(await book().then(
      () => true,
      () => false,
    ))
  )
    await pause(500);
  return { operations: { append, booking: book, 'availability query': availability, 'tail read': tail }, close };
};

type Operation = () => Promise<unknown>;

const millisecondsOf = async (operation: Operation): Promise<number> => {
  const started = performance.now();
  await operation();
  return performance.now() - started;
};

/**
 * The median of one side's calls ÷ that of the other's; calls alternate, so that both sides have the same load on the
 * machine.
 */
const ratioOfMedians = async (old: Operation, young: Operation): Promise<number> => {
  const [olds, youngs]: [number[], number[]] = [[], []];
  for (let call = 0; call < callsPerRound; call += 1) {
    youngs.push(await millisecondsOf(young));
    olds.push(await millisecondsOf(old));
  }
  return median(olds) / median(youngs);
};

const ratiosOf = async (old: Operation, young: Operation): Promise<Figure> => {
  await ratioOfMedians(old, young); // warms up
  const ratios: number[] = [];
  for (let round = 0; round < roundsOfThisRun(); round += 1) ratios.push(await ratioOfMedians(old, young));
  return figureOf(ratios);
};

export const historyRow: BenchRow = {
  id: 'P6',
  title: 'the median of one call after a million events ÷ after a thousand',
  columns: operationNames,
  better: 'lower',
  must: [1.1, 1.1, 1.1, 1.1],
  aim: [1, 1, 1, 1],
  measure: async (report) => {
    const young = await openClub(0);
    const started = performance.now();
    const old = await openClub(longHistory()).catch(async (error: unknown) => {
      await young.close();
      throw error;
    });
    report(`${longHistory()} events more, taken in after ${Math.round((performance.now() - started) / 1000)} s`);
    try {
      const figures: Figure[] = [];
      for (const name of operationNames) figures.push(await ratiosOf(old.operations[name], young.operations[name]));
      return figures;
    } finally {
      await old.close();
      await young.close();
    }
  },
};
