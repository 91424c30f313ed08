import type pg from 'pg';
import { type ForeignReadModel, foreignBookings } from '../../projection-service/testing/foreignLog.ts';
import { catchUpSeconds } from './catchUpRow.ts';
import { openEmmettProjections, schemaOfPeer } from './emmettProjections.ts';
import { withLongLogs } from './longLog.ts';
import { figureOf } from './rounds.ts';
import type { BenchRow } from './row.ts';

/** As many as the peer can take in within the time that a row may take. */
const events = 60_000;
const rounds = Number(process.env['BENCH_ROUNDS'] ?? 3);

type Content = Readonly<{ rows: number; digest: string | null }>;

const contentOf = async (client: pg.Client, schema: string): Promise<Content | undefined> => {
  const { rows } = await client.query<Content>(`
    select count(*)::int as rows, md5(string_agg(booking::text, '' order by booking_id)) as digest
    from ${schema}.bookings as booking`);
  return rows[0];
};

/** How many rows the peer's read model and ours both hold. Throws unless they are the same, and any at all. */
const sameRows = async (client: pg.Client, model: ForeignReadModel): Promise<number> => {
  const ours = await contentOf(client, model.name);
  const theirs = await contentOf(client, schemaOfPeer(model));
  if (!ours?.digest || ours.digest !== theirs?.digest)
    throw new Error(`${model.name}: we have ${ours?.rows} rows, the peer ${theirs?.rows}, or not the same`);
  return ours.rows;
};

export const catchUpPeerRow: BenchRow = {
  id: 'P10',
  title:
    'catch-up of all read models, with checkpoints, in the running service ÷ emmett-postgresql 0.42.0 with the same handlers',
  columns: ['events per second'],
  better: 'higher',
  must: [20],
  aim: [40],
  measure: (report) =>
    withLongLogs(events, async ({ next }) => {
      const ratios: number[] = [];
      for (let round = 0; round < rounds; round += 1) {
        await next(async (log) => {
          const ours = await catchUpSeconds(log);
          const theirs = await (await openEmmettProjections(log, foreignBookings)).catchUp();
          const rows = await sameRows(log.client, foreignBookings);
          ratios.push(theirs / ours);
          report(
            `${events} events: we caught up in ${ours.toFixed(2)} s, the peer in ${theirs.toFixed(2)} s; the same ${rows} rows`,
          );
        });
      }
      return [figureOf(ratios)];
    }),
};
