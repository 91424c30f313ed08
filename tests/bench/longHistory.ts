import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { signIn } from '../support/graphqlClient.ts';
import type { RunningClub } from '../support/runningClub.ts';

/** Events of the long log; fewer for a trial of a row (`BENCH_HISTORY=50000`). */
export const longHistory = (): number => Number(process.env['BENCH_HISTORY'] ?? 1_000_000);

/**
 * Past bookings, half an hour each on forty courts, so that a million of them lie within the three years for which the
 * club keeps the owners of bookings; made by everybody who has booked in the demo club, whose own log is short. They
 * have the shape of decided bookings; only their hashes are wrong, which nothing but `verify-log` checks.
 */
const pastBookings = `
  with template as materialized (
    select stream, data::jsonb as data, metadata::jsonb as metadata from event_store.events
    where type = 'CourtBooked' and data ->> 'category' = 'SINGLE' order by position limit 1
  ), people as materialized (
    select array_agg(distinct data ->> 'personId') as ids from event_store.events
    where type = 'CourtBooked' and data ->> 'category' = 'SINGLE' and position <= 10000
  ), ends as materialized (
    select template.stream, (select max(position) from event_store.events) - $1 + 1 as position,
      (select max(revision) from event_store.events where stream = template.stream) - $1 + 1 as revision,
      rtrim((template.data - array['bookingId', 'orderId', 'sport', 'court', 'personId', 'date', 'start', 'end'])::text, '}') as data,
      (template.metadata || '{"idempotencyKey": null}')::json as metadata
    from template
  )
  insert into event_store.events (position, stream, revision, id, type, data, metadata)
  select ends.position + n, ends.stream, ends.revision + n, gen_random_uuid(), 'CourtBooked',
    format('%s, "bookingId": "%s", "orderId": "%s", "sport": "TENNIS", "court": %s, "personId": "%s", "date": "%s", "start": "%s", "end": "%s"}',
      ends.data, gen_random_uuid(), gen_random_uuid(), 1 + n % 40, people.ids[1 + n % cardinality(people.ids)],
      current_date - 60 - (n / 1200),
      to_char(time '07:00' + (n / 40 % 30) * interval '30 minutes', 'HH24:MI'),
      to_char(time '07:30' + (n / 40 % 30) * interval '30 minutes', 'HH24:MI'))::json,
    ends.metadata
  from generate_series($1::int, $2::int) n, people, ends`;

/** Events per batch: readers of the log begin with the first batch while the next are written. */
const portion = 100_000;

/** Whether all read models have reached the end of the log; throws the reason if one never will. */
const isShown = `
  select min(position) >= (select lpad(max(position)::text, 19, '0') from event_store.events) as shown, max(problem) as problem
  from read_models.checkpoints`;
type Shown = Readonly<{ shown: boolean; problem: string | null }>;

const untilShown = async (client: pg.Client): Promise<void> => {
  for (;;) {
    const { shown, problem } = (await client.query<Shown>(isShown)).rows[0] ?? { shown: false, problem: null };
    if (problem !== null) throw new Error(`The club does not grow old: ${problem}`);
    if (shown) return;
    await pause(100);
  }
};

const acceptsLogin = (url: string): Promise<boolean> =>
  signIn(url, 'anna@platzwart.example').then(
    () => true,
    () => false,
  );

/**
 * Writes `events` past bookings into the log of a running club. Waits until all read models show them, and until the
 * write side, which loads them by itself, answers commands again. Then runs PostgreSQL's pending maintenance, which a
 * club that has grown slowly would not have.
 */
export const seedLongHistory = async ({ databaseUrl, url }: RunningClub, events: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    for (let first = 1; first <= events; first += portion) {
      await client.query('begin');
      await client.query(`select pg_advisory_xact_lock(hashtext('event_store'), hashtext('append'))`);
      await client.query(pastBookings, [first, Math.min(first + portion - 1, events)]);
      await client.query(`select pg_notify('event_store', '')`);
      await client.query('commit');
    }
    await client.query('analyze');
    await untilShown(client);
    await client.query('vacuum (analyze, process_toast false) event_store.events, bookings.bookings');
    await client.query('checkpoint');
  } finally {
    await client.end();
  }
  while (!(await acceptsLogin(url))) await pause(500);
};
