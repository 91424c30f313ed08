import { setTimeout as pause } from 'node:timers/promises';
import { bookingsInProcess } from '../../command-service/testing/bookingsInProcess.ts';
import { dayAfter, dayFromToday, isWeekend } from '../support/clubDays.ts';
import type { Slot } from '../support/graphqlClient.ts';
import { withFreshStore } from './freshStore.ts';
import { laneAppends } from './laneAppends.ts';
import { ratioOf, throughput } from './rounds.ts';
import type { BenchRow } from './row.ts';

const inFlight = 32;
/** They book in turns, as members of a club do: one person alone would have more bookings of one month than anybody ever has. */
const members = 300;
const [courts, hoursPerDay, opensAt] = [8, 15, 7];

/** From when on an hour of tennis costs a member of the demo club so many cents, on weekdays and at weekends. */
const prices = [
  { from: 20, price: 1800, weekend: 2000 },
  { from: 17, price: 1400, weekend: 1600 },
  { from: 12, price: 1000, weekend: 1200 },
];
const morning = { price: 800, weekend: 1000 };

const priceOf = (date: string, hour: number): number => {
  const { price, weekend } = prices.find(({ from }) => from <= hour) ?? morning;
  return isWeekend(date) ? weekend : price;
};

const clock = (hour: number): string => `${String(hour).padStart(2, '0')}:00`;

/** The demo club's tennis courts on one day, hour after hour. */
const slotsOf = (date: string): readonly Slot[] =>
  Array.from({ length: courts * hoursPerDay }, (_, index) => {
    const hour = opensAt + Math.floor(index / courts);
    const times = { start: clock(hour), end: clock(hour + 1) };
    return { sport: 'TENNIS', date, ...times, court: 1 + (index % courts), price: priceOf(date, hour) };
  });

/** After the demo club's own bookings, and not further ahead than bookings may be: more than a fast machine can fill. */
const [firstDayAhead, days] = [200, 890];

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
  title:
    'a whole booking of one of 300 members in process: parsed, decided by all rules, chained, appended ÷ the append alone (P1 at 32)',
  columns: [`${inFlight} in flight`],
  better: 'higher',
  must: [0.6],
  aim: [0.85],
  measure: (report) =>
    withFreshStore(async ({ store, databaseUrl }) => {
      const { book, close } = await bookingsInProcess(databaseUrl, members);
      const nextSlot = slotsFrom(dayFromToday(firstDayAhead));
      let booked = 0;
      try {
        const bookings = async () => {
          const rate = await throughput(() => book(nextSlot()).then(() => (booked += 1)), {
            inFlight,
            milliseconds: 2000,
          });
          await pause(restOfStream);
          return rate;
        };
        const ratio = await ratioOf(bookings, laneAppends(store, inFlight));
        report(
          `${booked} bookings, ${Math.round(booked / members)} by each of ${members} members; P6 compares histories`,
        );
        return [ratio];
      } finally {
        await close();
      }
    }),
};
