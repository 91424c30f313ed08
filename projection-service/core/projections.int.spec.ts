import { setTimeout as pause } from 'node:timers/promises';
import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import pg from 'pg';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookingCancelled, bookingNr, clubDescribed, courtBooked, personRegistered } from '../testing/clubHistory.ts';
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
import { applyPage } from './applyPage.ts';
import { CheckpointMoved, readCheckpoints } from './checkpoints.ts';
import { decodeLog } from './decodeLog.ts';
import { projectionLeaderLock } from './projections.ts';
import { acquireLeadership } from '@platzwart/database/leader-lock';
import { beforeFirstEvent, logPositionAfter } from '@platzwart/event-store/log-position';
import type { Effects, ReadModel } from './readModel.ts';

let world: ProjectionWorld;
const started: RunningProjections[] = [];

const start = (change: Partial<ProjectionWorld['context']> = {}): RunningProjections => {
  const running = startProjections({ ...world.context, ...change });
  started.push(running);
  return running;
};
const contents = async (): Promise<string> => {
  const all = await Promise.all(world.context.models.map((model) => contentOf(world.pool, model, model.name)));
  return all.join('\n\n');
};
const untilAllReached = async (position: Parameters<typeof untilReached>[2]): Promise<void> => {
  for (const { name } of world.context.models) await untilReached(world.pool, name, position);
};
const booked = async (): Promise<readonly string[]> => {
  const { rows } = await world.pool.query<{ id: string }>('select booking_id as id from bookings.bookings order by 1');
  return rows.map(({ id }) => id);
};
const pageFrom = (events: readonly RecordedEvent[]) => {
  const last = events.at(-1);
  if (!last) throw new Error('A page has events');
  return { from: beforeFirstEvent, to: logPositionAfter(last), entries: decodeLog(events) };
};

/** The store, with everything that its subscriptions deliver passed through `change`. */
const storeWith = (change: (batch: readonly RecordedEvent[]) => readonly (readonly RecordedEvent[])[]): EventStore => ({
  ...world.store,
  subscribe: async function* changed(options) {
    for await (const batch of world.store.subscribe(options)) yield* change(batch);
  },
});

beforeEach(async () => {
  world = await openWorld();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((running) => running.stop()));
  await world.close();
});

describe('Effect and checkpoint', () => {
  it('are written together or not at all, wherever the work is interrupted', async () => {
    let toBreak = 3;
    const models: readonly ReadModel[] = world.context.models.map((model) => ({
      ...model,
      apply: async (events, effects) => {
        await model.apply(events, effects);
        toBreak -= 1;
        if (toBreak >= 0) throw Object.assign(new Error('the power went'), { code: 'ECONNRESET' });
      },
    }));
    const last = await world.log.writeAll([courtBooked(1), personRegistered('anna')]);
    const [plan] = models.filter(({ name }) => name === 'bookings');
    const page = pageFrom(await world.store.readAll({ after: null, limit: 10 }));
    await expect(applyPage(world.context, { models: plan ? [plan] : [], page, announce: true })).rejects.toThrow(
      'the power went',
    );
    expect(await booked()).toEqual([]);
    expect(await checkpointNamed(world.pool, 'bookings')).toMatchObject({ position: null, events: 0 });

    start({ models });
    await untilAllReached(last);
    expect(await booked()).toEqual([bookingNr(1)]);
    expect(toBreak).toBeLessThan(0);
  });

  it('are moved by only one of two projectors: the second one has no effect', async () => {
    await world.log.writeAll([courtBooked(1), bookingCancelled(courtBooked(1))]);
    const page = pageFrom(await world.store.readAll({ after: null, limit: 10 }));
    const { models } = world.context;
    await applyPage(world.context, { models, page, announce: true });
    const before = await contents();

    const zombie = models.map((model) => ({
      ...model,
      apply: async (_: unknown, { client, schema }: Effects): Promise<void> => {
        for (const { name: table } of model.tables.map(({ definition }) => definition))
          await client.query(`delete from ${schema}.${table}`);
      },
    }));
    await expect(applyPage(world.context, { models: zombie, page, announce: true })).rejects.toThrow(CheckpointMoved);
    expect(await contents()).toBe(before);
    expect(await checkpointNamed(world.pool, 'bookings')).toMatchObject({ events: 2 });
  });

  it('are moved once when two projectors write at the same time', async () => {
    await world.log.writeAll(randomHistory(7, 60));
    const page = pageFrom(await world.store.readAll({ after: null, limit: 100 }));
    const job = { models: world.context.models, page, announce: true };
    const outcomes = await Promise.allSettled([1, 2, 3, 4].map(() => applyPage(world.context, job)));
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(1);
    for (const { events } of await readCheckpoints(world.pool)) expect(events).toBe(60);
  });
});

describe('Following the log', () => {
  it('gives the same tables after a restart at every position', async () => {
    const history = randomHistory(11, 60);
    for (const event of history) {
      const running = start();
      await untilAllReached(await world.log.write(event));
      await running.stop();
    }
    const stepwise = await contents();
    const [...log] = await world.store.readAll({ after: null, limit: 100 });
    await world.pool.query(
      'truncate bookings.bookings, people.people, people.facts, club_settings.settings, club_settings.sports, history.entries',
    );
    await world.pool.query('update read_models.checkpoints set position = null, events = 0');
    start();
    await untilAllReached(log.at(-1)?.position ?? null);
    expect(await contents()).toBe(stepwise);
  });

  it('applies events only once if they are delivered again, at once or much later', async () => {
    const all: RecordedEvent[] = [];
    const store = storeWith((batch) => {
      all.push(...batch);
      return [batch, batch, [...all]];
    });
    let applied = 0;
    const models = world.context.models.map((model) => ({
      ...model,
      apply: async (...[events, effects]: Parameters<ReadModel['apply']>) => {
        if (model.name === 'bookings') applied += events.length;
        await model.apply(events, effects);
      },
    }));
    start({ store, models });
    const last = await world.log.writeAll([courtBooked(1), bookingCancelled(courtBooked(1)), courtBooked(2)]);
    await untilAllReached(last);
    expect(applied).toBe(3);
  });

  it('detects a gap in the delivered events, and fetches the missing ones', async () => {
    await world.log.writeAll([1, 2, 3].map((nr) => courtBooked(nr, { court: nr })));
    let holes = 1;
    const store = storeWith((batch) => {
      holes -= 1;
      return holes === 0 ? [batch.slice(0, 1), batch.slice(2)] : [batch];
    });
    start({ store });
    await untilAllReached(await world.store.head());
    expect(await booked()).toEqual([bookingNr(1), bookingNr(2), bookingNr(3)]);
    expect(holes).toBeLessThan(0);
  });

  it('continues after PostgreSQL has terminated every connection', async () => {
    start();
    await untilAllReached(await world.log.write(courtBooked(1)));
    const elsewhere = new pg.Client({ connectionString: world.url });
    elsewhere.on('error', () => undefined);
    await elsewhere.connect();
    for (let round = 2; round <= 4; round += 1) {
      await elsewhere.query(
        'select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and pid <> pg_backend_pid()',
      );
      let position = null;
      await until(async () => {
        position = await world.log.write(courtBooked(round, { court: round })).catch(() => null);
        return position !== null;
      });
      await untilAllReached(position);
    }
    await elsewhere.end();
    expect(await booked()).toHaveLength(4);
  });

  it('notifies the gateways in the same transaction, with the position that all read models have reached', async () => {
    const listener = new pg.Client({ connectionString: world.url });
    await listener.connect();
    const heard: unknown[] = [];
    listener.on('notification', ({ payload }) => heard.push(JSON.parse(payload ?? '')));
    await listener.query('listen read_models');
    start();
    const first = await world.log.write(courtBooked(1));
    await until(() => Promise.resolve(heard.length >= 1));
    const second = await world.log.write(personRegistered('anna'));
    await until(() => Promise.resolve(heard.length >= 2));
    const { rows } = await listener.query('select booking_id from bookings.bookings');
    await listener.end();
    const models = world.context.models.map(({ name }) => name);
    expect(heard).toEqual([
      { position: first, changed: ['bookings', 'figures', 'history', 'invoices'], page: { from: null, models } },
      { position: second, changed: ['history', 'people'], page: { from: first, models } },
    ]);
    expect(rows).toHaveLength(1);
  });

  it('shows a booking in the plan within 100 ms of its append', async () => {
    start();
    await untilAllReached(await world.log.write(courtBooked(1)));
    const times: number[] = [];
    for (let nr = 2; nr <= 21; nr += 1) {
      const position = await world.log.write(courtBooked(nr, { court: nr }));
      const since = performance.now();
      await untilReached(world.pool, 'bookings', position);
      times.push(performance.now() - since);
    }
    const median = times.toSorted((a, b) => a - b)[10] ?? Infinity;
    expect(median).toBeLessThan(100);
  });
});

describe('The leader', () => {
  it('is one process at a time, and the next takes over when its connection dies', async () => {
    const first = await acquireLeadership(projectionLeaderLock(world.context), AbortSignal.timeout(5_000));
    const second = acquireLeadership(projectionLeaderLock(world.context), AbortSignal.timeout(10_000));
    expect(await Promise.race([second.then(() => 'leads'), pause(600, 'waits')])).toBe('waits');
    await world.pool.query(
      `select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name like '%leader%'
       and pid in (select pid from pg_locks where locktype = 'advisory' and granted)`,
    );
    await until(() => Promise.resolve(first.lost.aborted));
    // The waiting process was not terminated: it does not hold the lock.
    const lead = await second;
    expect(lead.lost.aborted).toBe(false);
    await lead.release();
  });

  it('hands over to the standby projection-service, and no event is lost or applied twice', async () => {
    const history = randomHistory(5, 120);
    const first = start();
    start();
    await untilAllReached(await world.log.writeAll(history.slice(0, 60)));
    await first.stop();
    await untilAllReached(await world.log.writeAll(history.slice(60)));
    const { rows } = await world.pool.query('select events::int from read_models.checkpoints');
    expect(rows).toEqual(world.context.models.map(() => ({ events: 120 })));
  });

  it('finishes a page that it has begun before it stops', async () => {
    const running = start();
    await untilAllReached(await world.log.write(clubDescribed('TC Musterstadt')));
    await world.log.writeAll(randomHistory(3, 50));
    await running.stop();
    const events = (await readCheckpoints(world.pool)).map((checkpoint) => checkpoint.events);
    expect(new Set(events).size).toBe(1);
  });
});
