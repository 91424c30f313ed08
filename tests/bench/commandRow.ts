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

/** The demo club's tennis courts before noon, hour after hour, each once. */
const slotsFrom = (firstDay: string): (() => Slot) => {
  let given = 0;
  return () => {
    const date = dayAfter(firstDay, Math.floor(given / (courts * hoursPerDay)));
    const hour = opensAt + (Math.floor(given / courts) % hoursPerDay);
    const court = 1 + (given % courts);
    given += 1;
    const clock = (at: number): string => `${String(at).padStart(2, '0')}:00`;
    return { sport: 'TENNIS', date, start: clock(hour), end: clock(hour + 1), court, price: priceOn(date) };
  };
};

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
        const bookings = () => throughput(() => book(nextSlot()), { inFlight, milliseconds: 2000 });
        return [await ratioOf(bookings, laneAppends(store, inFlight))];
      } finally {
        await close();
      }
    }),
};
