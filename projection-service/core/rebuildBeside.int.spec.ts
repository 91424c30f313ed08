import { setTimeout as pause } from 'node:timers/promises';
import { localTime } from '@platzwart/contracts/core';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookings } from '../booking/bookings/bookings.ts';
import { bookingCancelled, courtBooked, personRegistered } from '../testing/clubHistory.ts';
import {
  type ProjectionWorld,
  type RunningProjections,
  checkpointNamed,
  contentOf,
  openWorld,
  startProjections,
  until,
  untilReached,
} from '../testing/projectionWorld.ts';
import { randomHistory } from '../testing/randomHistory.ts';
import { RebuildStopped } from './copyLog.ts';
import { readHealth } from './health.ts';
import { type LogPages, openLogPages } from './logPages.ts';
import type { ReadModel } from './readModel.ts';
import { rebuildBeside } from './rebuildBeside.ts';
import { RebuildRunning, lockRebuild } from './rebuildLock.ts';

let world: ProjectionWorld;
const started: RunningProjections[] = [];

const start = (models: readonly ReadModel[] = world.context.models): RunningProjections => {
  const running = startProjections({ ...world.context, models });
  started.push(running);
  return running;
};
const noProgress = { signal: new AbortController().signal, onProgress: () => undefined };
const rebuild = (model: ReadModel = bookings): Promise<number> => rebuildBeside(world.context, model, noProgress);
const schemasOf = async (name: string): Promise<readonly string[]> => {
  const { rows } = await world.pool.query<{ name: string }>(
    'select nspname as name from pg_namespace where nspname like $1 order by 1',
    [`${name}%`],
  );
  return rows.map((row) => row.name);
};
const bookingsContent = (): Promise<string> => contentOf(world.pool, bookings, 'bookings');
const eventsOf = async (name: string): Promise<number> => (await checkpointNamed(world.pool, name)).events;

/** The bookings read model, with a delay for each event. */
const slowBookings = (milliseconds: number): ReadModel => ({
  ...bookings,
  apply: async (events, effects) => {
    await effects.client.query('select pg_sleep($1)', [milliseconds / 1_000]);
    await bookings.apply(events, effects);
  },
});

beforeEach(async () => {
  world = await openWorld();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((running) => running.stop()));
  await world.close();
});

describe('Rebuilding a read model', () => {
  it('gives the same tables as before, and leaves no other schema', async () => {
    start();
    const last = await world.log.writeAll(randomHistory(21, 300));
    await untilReached(world.pool, 'bookings', last);
    const before = await bookingsContent();
    expect(await rebuild()).toBe(300);
    expect(await bookingsContent()).toBe(before);
    expect(await schemasOf('bookings')).toEqual(['bookings']);
    expect(await checkpointNamed(world.pool, 'bookings')).toMatchObject({
      position: last,
      events: 300,
      status: 'live',
      rebuilding: null,
    });
  });

  it('repairs tables that were changed by hand', async () => {
    start();
    await untilReached(world.pool, 'bookings', await world.log.writeAll(randomHistory(22, 100)));
    const before = await bookingsContent();
    await world.pool.query('delete from bookings.bookings');
    await rebuild();
    expect(await bookingsContent()).toBe(before);
  });

  it('creates the same indexes and constraints again', async () => {
    const shape = `select indexdef from pg_indexes where schemaname = 'bookings' union all
      select pg_get_constraintdef(c.oid) from pg_constraint c join pg_namespace n on n.oid = connamespace where nspname = 'bookings' order by 1`;
    const before = (await world.pool.query(shape)).rows;
    expect(JSON.stringify(before)).toMatch(/bookings_by_sport_and_date.*EXCLUDE USING gist/);
    await rebuild();
    expect((await world.pool.query(shape)).rows).toEqual(before);
  });

  it('loses no booking and causes no reader an error while bookings go on', async () => {
    start();
    await world.log.writeAll(randomHistory(23, 150));
    let ended = false;
    let reads = 0;
    const failures: unknown[] = [];
    const reader = async (prepared: boolean): Promise<void> => {
      const client = new pg.Client({ connectionString: world.url });
      await client.connect();
      const text = `select * from bookings.bookings where sport = $1 and date = '2026-05-01'`;
      while (!ended) {
        await client
          .query({ ...(prepared ? { name: 'plan' } : {}), text, values: ['TENNIS'] })
          .catch((error: unknown) => failures.push(error));
        reads += 1;
      }
      await client.end();
    };
    const writer = async (): Promise<void> => {
      for (let nr = 1_000; !ended; nr += 1) {
        const booked = courtBooked(nr, { court: nr, start: localTime('20:00'), end: localTime('21:00') });
        await world.log.write(booked);
        if (nr % 3 === 0) await world.log.write(bookingCancelled(booked));
        // Slower than a rebuild reads, on any machine: it ends when it has caught up.
        await pause(10);
      }
    };
    const traffic = [reader(true), reader(false), writer()];
    try {
      for (let round = 0; round < 6; round += 1) await rebuild();
    } finally {
      ended = true;
    }
    await Promise.all(traffic);

    const head = await world.store.head();
    await untilReached(world.pool, 'bookings', head);
    await untilReached(world.pool, 'people', head);
    expect(failures).toEqual([]);
    expect(reads).toBeGreaterThan(50);
    const live = await bookingsContent();
    await rebuild();
    expect(await bookingsContent()).toBe(live);
    expect(await eventsOf('bookings')).toBe(await eventsOf('people'));
  });

  it('includes events that are applied just before the tables are swapped', async () => {
    start();
    await untilReached(world.pool, 'bookings', await world.log.writeAll(randomHistory(27, 30)));
    const pages = openLogPages(world.context);
    const join: LogPages['join'] = () => {
      const reader = pages.join();
      let asked = 0;
      const behind: typeof reader.behind = async (position) => {
        asked += 1;
        // First all events, then ahead while they are written, then once more before the swap.
        const isLast = asked === 3;
        const page = await reader.behind(position);
        if (isLast) await untilReached(world.pool, 'bookings', await world.log.write(courtBooked(700, { court: 7 })));
        return page;
      };
      return { ...reader, behind };
    };
    const withLateEvent = { ...noProgress, pages: { ...pages, join } };
    expect(await rebuildBeside(world.context, bookings, withLateEvent)).toBe(31);
    expect(await bookingsContent()).toContain(courtBooked(700).data.bookingId);
  });

  it('waits for a projector that is between effect and commit', async () => {
    let goOn = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    const hesitant: ReadModel = {
      ...bookings,
      apply: async (events, effects) => {
        await bookings.apply(events, effects);
        if (events.some(({ event }) => event.type === 'CourtBooked' && event.data.court === 2)) await gate;
      },
    };
    start(world.context.models.map((model) => (model === bookings ? hesitant : model)));
    await untilReached(world.pool, 'bookings', await world.log.write(courtBooked(1)));
    const second = await world.log.write(courtBooked(2, { court: 2 }));
    const projectorIs = `select state from pg_stat_activity where datname = current_database() and state = 'idle in transaction'`;
    await until(async () => (await world.pool.query(projectorIs)).rowCount === 1);
    const waiting = `select from pg_stat_activity where datname = current_database() and application_name like '%rebuild%' and wait_event_type = 'Lock'`;
    const work = rebuild();
    await Promise.race([work, until(async () => (await world.pool.query(waiting)).rowCount === 1)]);
    goOn();
    await work;
    await untilReached(world.pool, 'bookings', second);
    const { rows } = await world.pool.query('select court from bookings.bookings order by 1');
    expect(rows).toEqual([{ court: 1 }, { court: 2 }]);
  });

  it('works without a projector, and ends at the position of the checkpoint', async () => {
    const running = start();
    const middle = await world.log.writeAll(randomHistory(24, 80));
    await untilReached(world.pool, 'bookings', middle);
    await running.stop();
    const before = await bookingsContent();
    const last = await world.log.write(personRegistered('anna', { memberNumber: '77' }));
    await rebuild();
    expect(await bookingsContent()).toBe(before);
    expect(await checkpointNamed(world.pool, 'bookings')).toMatchObject({ position: middle, events: 80 });
    start();
    await untilReached(world.pool, 'bookings', last);
  });

  it('is refused while the same read model is being rebuilt, but not while another one is', async () => {
    const first = await lockRebuild(world.context, bookings);
    await expect(rebuild()).rejects.toThrow(RebuildRunning);
    const [people] = world.context.models.filter(({ name }) => name === 'people');
    expect(people && (await rebuild(people))).toBe(0);
    await first.end();
    expect(await rebuild()).toBe(0);
  });

  it('reports its progress beside the checkpoint and to its caller', async () => {
    const running = start();
    for (let nr = 1; nr <= 20; nr += 1) await world.log.write(courtBooked(nr, { court: nr }));
    await untilReached(world.pool, 'bookings', await world.store.head());
    const shares: number[] = [];
    const work = rebuildBeside(world.context, slowBookings(1_000), {
      ...noProgress,
      onProgress: (share) => shares.push(share),
    });
    await until(async () => (await checkpointNamed(world.pool, 'bookings')).rebuilding !== null);
    const { readModels } = await readHealth(world.context, running);
    expect(readModels.find(({ name }) => name === 'bookings')?.rebuilding).toBeGreaterThanOrEqual(0);
    await work;
    expect(shares.at(0)).toBe(0);
    expect(shares.at(-1)).toBe(1);
    expect((await checkpointNamed(world.pool, 'bookings')).rebuilding).toBeNull();
  });

  it('drops the tables left by a killed rebuild; the projection-service clears its progress', async () => {
    await world.log.writeAll(randomHistory(25, 50));
    const signal = new AbortController();
    const work = rebuildBeside(world.context, slowBookings(30_000), {
      signal: signal.signal,
      onProgress: () => undefined,
    });
    await until(async () => (await schemasOf('bookings')).length === 2);
    await world.pool.query('update read_models.checkpoints set rebuilding = 0.4');
    const killed = expect(work).rejects.toThrow();
    await world.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like '%rebuild%'`,
    );
    await killed;
    expect(await schemasOf('bookings')).toEqual(['bookings', 'bookings_next']);

    start();
    await until(async () => (await checkpointNamed(world.pool, 'bookings')).rebuilding === null);
    await untilReached(world.pool, 'bookings', await world.store.head());
    const before = await bookingsContent();
    await rebuild();
    expect(await schemasOf('bookings')).toEqual(['bookings']);
    expect(await bookingsContent()).toBe(before);
  });

  it('changes nothing if it is interrupted or meets an event that it cannot apply', async () => {
    start();
    await untilReached(world.pool, 'bookings', await world.log.writeAll(randomHistory(26, 60)));
    const before = await bookingsContent();
    const failing: ReadModel = { ...bookings, apply: () => Promise.reject(new Error('no such court')) };
    await expect(rebuild(failing)).rejects.toThrow(RebuildStopped);
    await expect(
      rebuildBeside(world.context, bookings, { ...noProgress, signal: AbortSignal.abort() }),
    ).rejects.toThrow();
    expect(await bookingsContent()).toBe(before);
    expect(await schemasOf('bookings')).toEqual(['bookings']);
    expect(await checkpointNamed(world.pool, 'bookings')).toMatchObject({ status: 'live', rebuilding: null });
  });

  it('makes a stopped read model live again without a restart of the service', async () => {
    const broken = world.context.models.map((model) =>
      model === bookings ? { ...bookings, apply: () => Promise.reject(new Error('a bug')) } : model,
    );
    let mended = false;
    const service = broken.map((model) =>
      model.name === 'bookings'
        ? {
            ...model,
            apply: (...given: Parameters<ReadModel['apply']>) => (mended ? bookings : model).apply(...given),
          }
        : model,
    );
    start(service);
    await world.log.write(courtBooked(1));
    await until(async () => (await checkpointNamed(world.pool, 'bookings')).status === 'stopped');
    mended = true;
    await rebuild();
    const last = await world.log.write(courtBooked(2, { court: 2 }));
    await untilReached(world.pool, 'bookings', last);
    const { rows } = await world.pool.query('select booking_id from bookings.bookings');
    expect(rows).toHaveLength(2);
  });
});
