import { type ChildProcess, spawn } from 'node:child_process';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type pg from 'pg';
import { heapFlags } from '../../scripts/host/heapFlags.ts';
import { freePort } from '../support/freePort.ts';

const folder = fileURLToPath(new URL('../../projection-service/', import.meta.url));
const nodeArguments = [heapFlags, '--import', new URL('esbuildLoader.mjs', import.meta.url).href];

const start = (program: string, args: readonly string[], env: Readonly<Record<string, string>>): ChildProcess =>
  spawn(process.execPath, [...nodeArguments, program, ...args], {
    cwd: folder,
    env: { ...process.env, NODE_ENV: 'production', ...env },
    stdio: ['ignore', 'pipe', 'inherit'],
  });

const ended = (child: ChildProcess): Promise<number | null> =>
  new Promise((resolve) => {
    child.once('exit', resolve);
  });

export type ProjectionService = Readonly<{ stop: () => Promise<void> }>;

/** The projection-service in its own process; resolves when it begins to write the read models. */
export const startProjectionService = async (databaseUrl: string): Promise<ProjectionService> => {
  const port = await freePort();
  const child = start('main.ts', [], { DATABASE_URL: databaseUrl, PROJECTION_PORT: String(port) });
  const end = ended(child);
  const leads = new Promise<void>((resolve) => {
    child.stdout?.on('data', (chunk: Buffer) => {
      if (chunk.includes('Leading')) resolve();
    });
  });
  const failed = end.then((code): never => {
    throw new Error(`The projection-service ended with ${code}`);
  });
  await Promise.race([leads, failed]);
  failed.catch(() => undefined);
  const stop = async (): Promise<void> => {
    child.kill('SIGTERM');
    await end;
  };
  return { stop };
};

/** Waits until every read model is live and has applied the whole log. */
export const untilCaughtUp = async (client: pg.Client): Promise<void> => {
  const behind = `select from read_models.checkpoints
    where status <> 'live' or coalesce(position::bigint, 0) < (select max(position) from event_store.events)`;
  while ((await client.query(behind)).rowCount !== 0) await pause(10);
};

/** Throws unless the read model equals the log: each booking once, as it was booked, and cancelled where it was. */
export const compareWithLog = async (client: pg.Client): Promise<void> => {
  const { rowCount } = await client.query(`
    select booking_id::text, court, date::text, occupancy from bookings.bookings
    except select booked.data ->> 'bookingId', (booked.data ->> 'court')::int, booked.data ->> 'date',
      case when cancelled.id is null then 'BOOKED' else 'CANCELED' end
    from event_store.events booked left join event_store.events cancelled
      on cancelled.type = 'BookingCancelled' and cancelled.data ->> 'bookingId' = booked.data ->> 'bookingId'
    where booked.type = 'CourtBooked'`);
  const { rows } = await client.query<{ missing: number }>(
    `select (select count(*) from event_store.events where type = 'CourtBooked')::int - count(*)::int as missing from bookings.bookings`,
  );
  if (rowCount !== 0 || rows[0]?.missing !== 0)
    throw new Error(`The bookings differ from the log: ${rowCount} rows are not right, ${rows[0]?.missing} missing`);
};

/**
 * Runs `npm run rebuild -- <name>`; returns the seconds that it reports, from its start after connecting to the last
 * swap.
 */
export const rebuildSeconds = async (databaseUrl: string, name: string): Promise<number> => {
  const child = start('rebuild.ts', [name], { DATABASE_URL: databaseUrl });
  let output = '';
  child.stdout?.on('data', (chunk: Buffer) => (output += chunk.toString()));
  const code = await ended(child);
  const seconds = [...output.matchAll(/has been rebuilt from \d+ events in ([\d.]+) s/g)].map((found) =>
    Number(found[1]),
  );
  if (code !== 0 || seconds.length === 0) throw new Error(`The rebuild of ${name} ended with ${code}: ${output}`);
  return Math.max(...seconds);
};
