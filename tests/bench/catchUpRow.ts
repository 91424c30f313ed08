import { type LongLog, withLongLogs } from './longLog.ts';
import { compareWithLog, startProjectionService, untilCaughtUp } from './projectionProcess.ts';
import { figureOf } from './rounds.ts';
import type { BenchRow } from './row.ts';

const events = 150_000;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);

/** From when the service begins to write until all its read models hold the whole log, as the log says. */
export const catchUpSeconds = async ({ databaseUrl, client }: LongLog): Promise<number> => {
  const service = await startProjectionService(databaseUrl);
  const began = performance.now();
  await untilCaughtUp(client);
  const seconds = (performance.now() - began) / 1_000;
  await service.stop();
  await compareWithLog(client);
  return seconds;
};

export const catchUpRow: BenchRow = {
  id: 'P8',
  title: 'catch-up of all read models, with checkpoints, in the running service ÷ COPY of the same events into the log',
  columns: ['events per second'],
  better: 'higher',
  must: [0.3],
  aim: [0.45],
  measure: (report) =>
    withLongLogs(events, async ({ next }) => {
      const ratios: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await next(async (log) => {
          const seconds = await catchUpSeconds(log);
          ratios.push(log.secondsOfCopy / seconds);
          report(`${events} events: copied in ${log.secondsOfCopy.toFixed(2)} s, caught up in ${seconds.toFixed(2)} s`);
        });
      }
      return [figureOf(ratios)];
    }),
};
