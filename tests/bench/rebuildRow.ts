import { withLongLogs } from './longLog.ts';
import { compareWithLog, rebuildSeconds, startProjectionService, untilCaughtUp } from './projectionProcess.ts';
import { figureOf } from './rounds.ts';
import type { BenchRow } from './row.ts';

const events = 150_000;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);

export const rebuildRow: BenchRow = {
  id: 'P9',
  title: 'rebuild of all read models from zero, up to the last swap ÷ COPY of the same events into the log',
  columns: ['events per second'],
  better: 'higher',
  must: [1],
  aim: [1.5],
  measure: (report) =>
    withLongLogs(events, async ({ next }) => {
      const ratios: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await next(async ({ databaseUrl, secondsOfCopy, client }) => {
          // A rebuild ends at the checkpoint of the tables in use.
          const service = await startProjectionService(databaseUrl);
          await untilCaughtUp(client);
          await service.stop();
          await client.query('truncate bookings.bookings');
          const seconds = await rebuildSeconds(databaseUrl, 'all');
          await compareWithLog(client);
          ratios.push(secondsOfCopy / seconds);
          report(`${events} events: copied in ${secondsOfCopy.toFixed(2)} s, rebuilt in ${seconds.toFixed(2)} s`);
        });
      }
      return [figureOf(ratios)];
    }),
};
