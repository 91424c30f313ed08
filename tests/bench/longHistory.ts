import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { signIn } from '../support/graphqlClient.ts';
import type { RunningClub } from '../support/runningClub.ts';

/** Events of the long log; fewer where a row is only tried (`BENCH_HISTORY=50000`). */
export const longHistory = (): number => Number(process.env['BENCH_HISTORY'] ?? 1_000_000);

/**
 * Bookings of the years gone by, one an hour's half on each of forty courts, so that a million of them lie within the three years
 * for which the club keeps whose they were; by everybody who has booked so far. In the shape of a booking that the club has decided
 * itself; only their hashes lead nowhere, which nobody but `verify-log` looks at.
 */
const pastBookings = `
  with template as (
    select stream, data::jsonb as data, metadata::jsonb as metadata from event_store.events
    where type = 'CourtBooked' and data ->> 'category' = 'SINGLE' order by position limit 1
  ), people as (
    select array_agg(distinct data ->> 'personId') as ids from event_store.events
    where type = 'CourtBooked' and data ->> 'category' = 'SINGLE'
  ), ends as (
    select (select max(position) from event_store.events) as position,
      (select max(revision) from event_store.events where stream = (select stream from template)) as revision
  )
  insert into event_store.events (position, stream, revision, id, type, data, metadata)
  select ends.position + n, template.stream, ends.revision + n, gen_random_uuid(), 'CourtBooked',
    (template.data || jsonb_build_object(
      'bookingId', gen_random_uuid(), 'orderId', gen_random_uuid(), 'sport', 'TENNIS', 'court', 1 + n % 40,
      'personId', people.ids[1 + n % cardinality(people.ids)],
      'date', (current_date - 60 - (n / 1200))::text,
      'start', to_char(time '07:00' + (n / 40 % 30) * interval '30 minutes', 'HH24:MI'),
      'end', to_char(time '07:30' + (n / 40 % 30) * interval '30 minutes', 'HH24:MI')
    ))::json,
    (template.metadata || '{"idempotencyKey": null}')::json
  from generate_series(1, $1::int) n, template, people, ends`;

/** Whether all read models stand where the log ends. */
const isShown = `
  select (select min(position) from read_models.checkpoints) >=
    (select lpad(max(position)::text, 19, '0') from event_store.events) as shown`;

const letsIn = (url: string): Promise<boolean> =>
  signIn(url, 'anna@platzwart.example').then(
    () => true,
    () => false,
  );

/**
 * Writes `events` past bookings into the log of a running club, and waits until all read models show them, and until the write side,
 * which takes so many in by itself, has time for people again.
 */
export const growOld = async ({ databaseUrl, url }: RunningClub, events: number): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  try {
    await client.query('begin');
    await client.query(`select pg_advisory_xact_lock(hashtext('event_store'), hashtext('append'))`);
    await client.query(pastBookings, [events]);
    await client.query(`select pg_notify('event_store', '')`);
    await client.query('commit');
    await client.query('analyze');
    while (!(await client.query<{ shown: boolean }>(isShown)).rows[0]?.shown) await pause(100);
  } finally {
    await client.end();
  }
  while (!(await letsIn(url))) await pause(500);
};
