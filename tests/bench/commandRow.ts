import { setTimeout as pause } from 'node:timers/promises';
import { bookingsInProcess } from '../../command-service/testing/bookingsInProcess.ts';
import { dayAfter, dayFromToday, isWeekend } from '../support/clubDays.ts';
import type { Slot } from '../support/graphqlClient.ts';
import { withFreshStore } from './freshStore.ts';
import { laneAppends } from './laneAppends.ts';
import { ratioOf, throughput } from './rounds.ts';
import type { BenchRow } from './row.ts';

const inFlight = 32;
const [courts, hoursPerDay, opensAt] = [8, 5, 7];

/** Cents for an hour of tennis before noon, to a member of the demo club. */
const priceOn = (date: string): number => (isWeekend(date) ? 1000 : 800);

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The demo club's tennis courts before noon of one day, hour after hour. */
const slotsOf = (date: string): readonly Slot[] =>
  Array.from({ length: courts * hoursPerDay }, (_, index) => {
    const hour = opensAt + Math.floor(index / courts);
    const times = { start: clock(hour), end: clock(hour + 1) };
    return { sport: 'TENNIS', date, ...times, court: 1 + (index % courts), price: priceOn(date) };
  });

/** More than a fast machine can fill, and not further ahead than bookings may be. */
const days = 1_000;

/** Each slot once; computed beforehand, so that the benchmark does not measure its own calendar. */
const slotsFrom = (firstDay: string): (() => Slot) => {
  const slots = Array.from({ length: days }, (_, index) => slotsOf(dayAfter(firstDay, index))).flat();
  let given = 0;
  return () => {
    const slot = slots[given];
    if (!slot) throw new Error(`All ${slots.length} slots are booked.`);
    given += 1;
    return slot;
  };
};

/** Waits for writes that follow once a stream is idle, so that they burden neither side. */
const restOfStream = 1_500;

export const commandRow: BenchRow = {
  id: 'P3',
  title: 'a whole booking in process: parsed, decided by all rules, chained, appended ÷ the append alone (P1 at 32)',
  columns: [`${inFlight} in flight`],
  better: 'higher',
  must: [0.6],
  aim: [0.85],
  measure: () =>
    withFreshStore(async ({ store, databaseUrl }) => {
      const { book, close } = await bookingsInProcess(databaseUrl);
      const nextSlot = slotsFrom(dayFromToday(500));
      try {
        const bookings = async () => {
          const rate = await throughput(() => book(nextSlot()), { inFlight, milliseconds: 2000 });
          await pause(restOfStream);
          return rate;
        };
        return [await ratioOf(bookings, laneAppends(store, inFlight))];
      } finally {
        await close();
      }
    }),
};
