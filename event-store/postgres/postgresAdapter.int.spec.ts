import { randomBytes } from 'node:crypto';
import type pg from 'pg';
import { poolOn } from '../../tests/support/poolOn.ts';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../../tests/support/freshDatabase.ts';
import { appended, courtBooked, courtsBooked, freshStream, idsOf } from '../contract/sampleEvents.ts';
import { follow, containAll } from '../contract/follower.ts';
import { type EventStore, StoreUnavailable } from '../eventStore.ts';
import { SchemaTooNew } from '@platzwart/database/survey-schemas';
import { connectPostgres } from './connectPostgres.ts';

/** Longer than a page of an index takes, however well it is compressed. */
const tooLong = randomBytes(8_000).toString('hex');

describe('The PostgreSQL adapter', () => {
  let database: FreshDatabase;
  let pool: pg.Pool;
  let store: EventStore;

  beforeEach(async () => {
    database = await freshDatabase();
    pool = poolOn(database.url);
    pool.on('error', () => undefined);
    store = await connectPostgres(database.url);
  });

  afterEach(async () => {
    await store.close();
    await pool.end();
    await database.drop();
  });

  /** From now on an event of type HeldBack draws its position, and is inserted only when `release` is called. */
  const holdBack = async (): Promise<() => Promise<void>> => {
    await pool.query(`
      create function hold_back() returns trigger language plpgsql as $$
      begin
        if new.type = 'HeldBack' then perform pg_advisory_xact_lock(4711); end if;
        return new;
      end $$;
      create trigger hold_back before insert on event_store.events for each row execute function hold_back()`);
    const holder = await pool.connect();
    await holder.query('select pg_advisory_lock(4711)');
    return async () => {
      await holder.query('select pg_advisory_unlock(4711)');
      holder.release();
    };
  };

  const waitingAppends = async (): Promise<number> => {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int from pg_stat_activity
       where datname = current_database() and wait_event = 'advisory' and query like '%event_store.append%'`,
    );
    return rows[0]?.count ?? 0;
  };

  it('finds nothing in an empty log', async () => {
    expect(await store.head()).toBeNull();
    expect(await store.readAll({ after: null, limit: 10 })).toEqual([]);
  });

  it('misses no event of an append that is held back while 200 later ones are sent', async () => {
    const release = await holdBack();
    const other = await connectPostgres(database.url);
    const follower = follow(store, { after: null });
    const held = { ...courtBooked(), type: 'HeldBack' };
    const later = courtsBooked(200);
    const first = store.append('ledger', 'none', [held]);
    await expect.poll(waitingAppends).toBe(1);
    const others = Promise.all(later.map((event) => other.append(freshStream(), 'none', [event])));
    // Either they wait for the held one, or they are written: then the reader has time to pass it.
    await Promise.race([
      expect.poll(waitingAppends).toBe(2),
      others.then(() => follower.until(containAll(idsOf(later)))),
    ]);
    await release();
    await Promise.all([first, others]);
    await follower.until(containAll(idsOf([held, ...later])));
    await follower.leave();
    await other.close();
    expect(idsOf(follower.events)[0]).toBe(held.id);
    expect(follower.events).toHaveLength(201);
  });

  it('is woken by an append, long before its next poll', async () => {
    const follower = follow(store, { after: null });
    const waits: number[] = [];
    for (const event of courtsBooked(8)) {
      await store.append(freshStream(), 'none', [event]);
      const writtenAt = performance.now();
      await follower.until(containAll([event.id]));
      waits.push(performance.now() - writtenAt);
    }
    await follower.leave();
    // The first ones may still be found by the initial poll of the subscription.
    expect(Math.min(...waits.slice(3))).toBeLessThan(300);
  });

  it('finds by polling events without a notification', async () => {
    const follower = follow(store, { after: null });
    const event = courtBooked();
    await pool.query(
      `insert into event_store.events (position, stream, revision, id, type, data, metadata)
       values (1, 'ledger', 0, $1, 'CourtBooked', '{}', '{}')`,
      [event.id],
    );
    await follower.until(containAll([event.id]));
    await follower.leave();
  });

  it('draws positions without gaps, also after a failed append', async () => {
    await store.append('ledger', 'none', [courtBooked()]);
    await expect(store.append(tooLong, 'none', [courtBooked()])).rejects.toThrow('index row');
    await store.append('members', 'none', courtsBooked(2));
    const positions = (await store.readAll({ after: null, limit: 10 })).map(({ position }) => Number(position));
    expect(positions).toEqual([1, 2, 3]);
  });

  it('fails only the invalid append of a commit', async () => {
    const answers = await Promise.allSettled([
      store.append(freshStream(), 'none', courtsBooked(2)),
      store.append(tooLong, 'none', [courtBooked()]),
      store.append(freshStream(), 'none', courtsBooked(3)),
    ]);
    expect(answers.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
    expect(await store.readAll({ after: null, limit: 10 })).toHaveLength(5);
  });

  it('batches concurrent appends into few commits', async () => {
    await Promise.all(courtsBooked(100).map((event) => store.append(freshStream(), 'none', [event])));
    const { rows } = await pool.query('select distinct xmin::text from event_store.events');
    expect(rows.length).toBeLessThanOrEqual(3);
  });

  it('answers several appends to one stream in one commit separately', async () => {
    const [first, second, third] = [courtBooked(), courtBooked(), courtBooked()];
    const answers = await Promise.all([
      store.append('ledger', 'none', [first]),
      store.append('ledger', 'none', [second]),
      store.append('ledger', 0, [third]),
      store.append('ledger', 'none', [first]),
    ]);
    expect(answers.map(({ outcome }) => outcome)).toEqual(['appended', 'conflict', 'appended', 'appended']);
    expect(answers[1]).toEqual({ outcome: 'conflict', actual: 0 });
    expect(idsOf(await store.read('ledger'))).toEqual(idsOf([first, third]));
  });

  it('answers concurrent appends at the same revision separately', async () => {
    const answers = await Promise.all(courtsBooked(3).map((event) => store.append('ledger', 'none', [event])));
    expect(answers.map(({ outcome }) => outcome)).toEqual(['appended', 'conflict', 'conflict']);
    expect(await store.readAll({ after: null, limit: 10 })).toHaveLength(1);
  });

  it('reports an unknown outcome where the connection is cut, and accepts the repeat', async () => {
    const release = await holdBack();
    const held = { ...courtBooked(), type: 'HeldBack' };
    const first = store.append('ledger', 'none', [held]);
    await expect.poll(waitingAppends).toBe(1);
    const meanwhile = store.append('members', 'none', courtsBooked(2));
    const refusal = expect(first).rejects.toThrow(StoreUnavailable);
    await pool.query(`select pg_terminate_backend(pid) from pg_stat_activity where wait_event = 'advisory'`);
    await refusal;
    expect(await meanwhile).toMatchObject({ outcome: 'appended', revision: 1 });
    await release();
    expect(appended(await store.append('ledger', 'none', [held])).revision).toBe(0);
  });

  it.each([
    'update event_store.events set type = type',
    'delete from event_store.events',
    'truncate event_store.events',
  ])('refuses "%s"', async (statement) => {
    await store.append('ledger', 'none', [courtBooked()]);
    await expect(pool.query(statement)).rejects.toThrow('never changed');
    expect(await store.read('ledger')).toHaveLength(1);
  });

  it('refuses changes of events even by their owner', async () => {
    const { rows } = await pool.query<{ privilege: string }>(
      `select privilege_type as privilege from pg_class, aclexplode(relacl) where oid = 'event_store.events'::regclass`,
    );
    const left = rows.map(({ privilege }) => privilege);
    expect(left).toContain('INSERT');
    expect(left.filter((privilege) => ['UPDATE', 'DELETE', 'TRUNCATE'].includes(privilege))).toEqual([]);
  });

  it.each([
    ['a long log', 5_000],
    ['a log whose plans were made while it was empty', 0],
  ])('never scans the whole table to append to %s', async (_, length) => {
    if (length > 0) await store.append('ledger', 'none', courtsBooked(length));
    await pool.query('analyze event_store.events');
    const client = await pool.connect();
    const append = (stream: string, expected: number) =>
      client.query(
        `select event_store.append(array[$1], array[$2::bigint], 1, array[$1], array[$2::bigint + 1],
             array[gen_random_uuid()], array['CourtBooked'], array['{}'::json], array['{}'::json]),
           event_store.append_one_by_one(array[$1], array[$2::bigint], array[1::bigint], array[1],
             array[gen_random_uuid()], array['CourtBooked'], array['{}'::json], array['{}'::json])`,
        [stream, expected],
      );
    await client.query('begin');
    // Often enough for the server to switch to generic plans.
    for (let turn = 0; turn < 10; turn += 1) {
      await append(freshStream(), -1);
      await append('ledger', 17);
      await append('ledger', length - 1 + turn);
    }
    const { rows } = await client.query<{ seq_scan: string }>(
      `select seq_scan from pg_stat_xact_user_tables where schemaname = 'event_store' and relname = 'events'`,
    );
    await client.query('rollback');
    client.release();
    expect(rows).toEqual([{ seq_scan: '0' }]);
  });

  it('reads with cached plans, and never scans the log', async () => {
    await store.append('ledger', 'none', [courtBooked()]);
    // Readers get their own settings in place of the type.
    await pool.query(`alter table event_store.events rename to kept; create view event_store.events as
      select position, stream, revision, id, concat_ws(' ', current_setting('plan_cache_mode'), current_setting('enable_seqscan')) as type,
        data, metadata, recorded_at from event_store.kept`);
    const [all] = await store.readAll({ after: null, limit: 1 });
    const [one] = await store.read('ledger');
    expect([all?.type, one?.type]).toEqual(['force_generic_plan off', 'force_generic_plan off']);
  });

  it('refuses to append at another isolation level', async () => {
    await pool.query(`do $$ begin
      execute format('alter database %I set default_transaction_isolation = %L', current_database(), 'repeatable read');
    end $$`);
    const strict = await connectPostgres(database.url);
    await expect(strict.append('ledger', 'none', [courtBooked()])).rejects.toThrow('read committed');
    await strict.close();
  });

  it('keeps the text of data unchanged', async () => {
    await store.append('ledger', 'none', [courtBooked({ b: 'ü', a: [1, 2] })]);
    const { rows } = await pool.query<{ text: string }>('select data::text as text from event_store.events');
    expect(rows).toEqual([{ text: '{"b":"ü","a":[1,2]}' }]);
  });

  it('delivers a thousand events per batch to a reader that is behind', async () => {
    for (let turn = 0; turn < 3; turn += 1) await store.append(freshStream(), 'none', courtsBooked(1_000));
    const follower = follow(store, { after: null });
    await follower.until((events) => events.length === 3_000);
    await follower.leave();
    expect(follower.batches.map((batch) => batch.length)).toEqual([1_000, 1_000, 1_000]);
  });

  it('notifies once per append, whatever its number of events, and not for a conflict', async () => {
    const listener = await pool.connect();
    const woken: string[] = [];
    listener.on('notification', ({ channel }) => woken.push(channel));
    await listener.query('listen event_store');
    await store.append('ledger', 'none', courtsBooked(3));
    await store.append('ledger', 'none', [courtBooked()]);
    await store.append('ledger', 2, [courtBooked()]);
    // Earlier notifications arrive with the answer to the next query at the latest.
    await listener.query('select 1');
    listener.release(true);
    expect(woken).toEqual(['event_store', 'event_store']);
  });

  it('migrates the log of an older release with its events', async () => {
    const events = courtsBooked(3);
    await store.append('ledger', 'none', events);
    await pool.query(`
      drop function event_store.append, event_store.append_one_by_one;
      drop sequence event_store.confirmations;
      alter table event_store.events alter column stream type text, add unique (id);
      update event_store.schema_version set version = 2`);
    const newer = await connectPostgres(database.url);
    expect(idsOf(await newer.read('ledger'))).toEqual(idsOf(events));
    expect(appended(await newer.append('ledger', 2, [courtBooked()])).revision).toBe(3);
    await newer.close();
    const { rows } = await pool.query<{ name: string }>(
      `select conname as name from pg_constraint where conrelid = 'event_store.events'::regclass and contype = 'u'`,
    );
    expect(rows).toEqual([{ name: 'events_stream_revision_key' }]);
  });

  it('can be opened by several processes at once', async () => {
    const stores = await Promise.all([1, 2, 3, 4].map(() => connectPostgres(database.url)));
    await Promise.all(stores.map((each) => each.close()));
  });

  it('refuses the database of a newer release', async () => {
    await pool.query('update event_store.schema_version set version = 99');
    await expect(connectPostgres(database.url)).rejects.toThrow(SchemaTooNew);
  });
});
