import { randomUUID } from 'node:crypto';
import { connectEventStore } from '@platzwart/event-store/connect';
import * as v from 'valibot';
import { dayFromToday } from '../support/clubDays.ts';
import { bookingsFrom } from './bookedYears.ts';
import { type LongLog, withLongLogs } from './longLog.ts';
import { startProjectionService, untilCaughtUp } from './projectionProcess.ts';
import { openReadBack } from './readBack.ts';
import { type Measurement, quantile, ratioOf } from './rounds.ts';
import type { BenchRow } from './row.ts';

const eventsBefore = 20_000;
/** Two thousand in five rounds. */
const samplesPerRound = 400;

/** One after the other; gives the median of `milliseconds`. */
const medianOf = async (milliseconds: () => Promise<number>, report: (all: readonly number[]) => void) => {
  const samples: number[] = [];
  while (samples.length < samplesPerRound) samples.push(await milliseconds());
  report(samples);
  return quantile(samples, 0.5);
};

type Way = Readonly<{ milliseconds: () => Promise<number>; close: () => Promise<void> }>;

const bookingDataSchema = v.looseObject({ bookingId: v.string() });

/** From the answer to the append on, which comes with the commit. */
const ourWay = async ({ databaseUrl, events, client }: LongLog): Promise<Way> => {
  const service = await startProjectionService(databaseUrl);
  await untilCaughtUp(client);
  const store = await connectEventStore({ databaseUrl });
  const place = { channel: 'read_models', table: 'bookings.bookings', key: 'booking_id' };
  const readBack = await openReadBack(databaseUrl, place);
  const nextBooking = bookingsFrom(dayFromToday(100));
  let revision = events - 1;
  return {
    milliseconds: async () => {
      const booked = nextBooking();
      const shown = readBack.untilThere(v.parse(bookingDataSchema, booked.data).bookingId);
      const { outcome } = await store.append('ledger', revision, [booked]);
      const committed = performance.now();
      if (outcome !== 'appended') throw new Error('Somebody else has written to the ledger.');
      revision += 1;
      await shown;
      return performance.now() - committed;
    },
    close: async () => {
      await readBack.close();
      await store.close();
      await service.stop();
    },
  };
};

/** From the insert on: it has nothing to be projected. */
const bareWay = async ({ databaseUrl, client }: LongLog): Promise<Way> => {
  await client.query('create table bench_shown (id uuid primary key, data json not null)');
  const readBack = await openReadBack(databaseUrl, { channel: 'bench_shown', table: 'bench_shown', key: 'id' });
  const nextBooking = bookingsFrom(dayFromToday(100));
  const text = `with written as (insert into bench_shown values ($1, $2)) select pg_notify('bench_shown', '')`;
  return {
    milliseconds: async () => {
      const id = randomUUID();
      const values = [id, JSON.stringify(nextBooking().data)];
      const shown = readBack.untilThere(id);
      const sent = performance.now();
      await Promise.all([client.query({ name: 'write', text, values }), shown]);
      return performance.now() - sent;
    },
    close: readBack.close,
  };
};

export const shownBookingRow: BenchRow = {
  id: 'P12',
  title:
    'a booking from its commit in the log to its row in the read model ÷ a bare insert with NOTIFY, both read back',
  columns: ['p50'],
  better: 'lower',
  must: [4],
  aim: [2],
  measure: (report) =>
    withLongLogs(eventsBefore, ({ next }) =>
      next(async (log) => {
        const [ours, bare] = [await ourWay(log), await bareWay(log)];
        const median =
          (name: string, { milliseconds }: Way): Measurement =>
          () =>
            medianOf(milliseconds, (all) => {
              const [p50, p99] = [quantile(all, 0.5), quantile(all, 0.99)];
              report(`${name}: p50 ${p50.toFixed(2)} ms, p99 ${p99.toFixed(2)} ms`);
            });
        try {
          return [await ratioOf(median('ours', ours), median('bare', bare))];
        } finally {
          await ours.close();
          await bare.close();
        }
      }),
    ),
};
