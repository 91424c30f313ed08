import { type Position, localTime } from '@platzwart/contracts/core';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookings } from '../booking/bookings/bookings.ts';
import { clubDescribed, courtBooked, personRegistered } from '../testing/clubHistory.ts';
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
import { readHealth } from './health.ts';
import { superviseReadModels } from './readModelSupervisor.ts';
import { beforeFirstEvent } from '@platzwart/event-store/log-position';
import type { ReadModel } from './readModel.ts';
import { rebuildBeside } from './rebuildBeside.ts';
import { loadStartState } from './loadStart.ts';

let world: ProjectionWorld;
const started: RunningProjections[] = [];

const start = (models: readonly ReadModel[] = world.context.models): RunningProjections => {
  const running = startProjections({ ...world.context, models });
  started.push(running);
  return running;
};
const schemasOf = async (name: string): Promise<readonly string[]> => {
  const { rows } = await world.pool.query<{ name: string }>(
    'select nspname as name from pg_namespace where nspname like $1 order by 1',
    [`${name}%`],
  );
  return rows.map((row) => row.name);
};
const bookingsContent = (): Promise<string> => contentOf(world.pool, bookings, 'bookings');
beforeEach(async () => {
  world = await openWorld();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((running) => running.stop()));
  await world.close();
});

describe('A read model of another version', () => {
  const withReason: ReadModel = {
    ...bookings,
    version: bookings.version + 1,
    tables: bookings.tables.map((table) => ({
      ...table,
      completion: (name) => [...table.completion(name), `alter table ${name} add column weather text default 'sunny'`],
    })),
  };
  const newer = () => world.context.models.map((model) => (model === bookings ? withReason : model));

  it('is rebuilt at start while the old tables serve, then follows the log', async () => {
    const old = start();
    await untilReached(world.pool, 'bookings', await world.log.writeAll(randomHistory(31, 120)));
    await old.stop();
    const before = await bookingsContent();

    let release = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    const models = newer().map((model) =>
      model.name === 'bookings'
        ? {
            ...model,
            apply: async (...given: Parameters<ReadModel['apply']>) => held.then(() => model.apply(...given)),
          }
        : model,
    );
    start(models);
    await until(async () => (await checkpointNamed(world.pool, 'bookings')).status === 'outdated');
    const last = await world.log.write(courtBooked(900, { court: 40 }));
    await untilReached(world.pool, 'people', last);
    expect(await bookingsContent()).toBe(before);

    release();
    await untilReached(world.pool, 'bookings', last);
    expect(await checkpointNamed(world.pool, 'bookings')).toMatchObject({
      version: bookings.version + 1,
      events: 121,
      problem: null,
    });
    const { rows } = await world.pool.query(`select distinct weather from bookings.bookings`);
    expect(rows).toEqual([{ weather: 'sunny' }]);
    await untilReached(world.pool, 'bookings', await world.log.write(courtBooked(901, { court: 41 })));
    expect(await schemasOf('bookings')).toEqual(['bookings']);
  });

  it('is rebuilt again when an update is given up and the old build starts again', async () => {
    const first = start(newer());
    await untilReached(world.pool, 'bookings', await world.log.writeAll(randomHistory(32, 60)));
    await first.stop();
    started.push(startProjections({ ...world.context, acceptsNewer: true }));
    await until(async () => (await checkpointNamed(world.pool, 'bookings')).version === bookings.version);
    await untilReached(world.pool, 'bookings', await world.store.head());
    expect(await bookingsContent()).not.toContain('weather');
  });

  it('stops and names the event if the new version cannot apply the log, and the old tables stay in use', async () => {
    const old = start();
    await untilReached(world.pool, 'bookings', await world.log.writeAll(randomHistory(33, 40)));
    await old.stop();
    const before = await bookingsContent();
    const failing = newer().map((model) =>
      model.name === 'bookings' ? { ...model, apply: () => Promise.reject(new Error('a bug in version 2')) } : model,
    );
    const running = start(failing);
    await until(async () => (await checkpointNamed(world.pool, 'bookings')).status === 'stopped');
    expect((await readHealth(world.context, running)).problems.map(({ sentence }) => sentence).join()).toContain(
      'a bug in version 2',
    );
    expect(await bookingsContent()).toBe(before);
  });

  it('stops if the log holds a double booking, and the old tables stay in use', async () => {
    const at = { start: localTime('10:00'), end: localTime('11:00') };
    await world.log.writeAll([courtBooked(1, at), courtBooked(2, { ...at, start: localTime('10:59') })]);
    const withoutAlarm = {
      ...bookings,
      tables: bookings.tables.map((table) => ({ ...table, constraints: () => [] })),
    };
    await world.pool.query('alter table bookings.bookings drop constraint no_double_booking');
    const careless = start(world.context.models.map((model) => (model === bookings ? withoutAlarm : model)));
    await untilReached(world.pool, 'bookings', await world.store.head());
    await careless.stop();
    const before = await bookingsContent();

    start(newer());
    await until(async () => (await checkpointNamed(world.pool, 'bookings')).status === 'stopped');
    expect((await checkpointNamed(world.pool, 'bookings')).problem).toBe(
      'the new tables cannot be completed: PostgreSQL refused it with SQLSTATE 23P01 (bookings.no_double_booking)',
    );
    expect(await bookingsContent()).toBe(before);
  });
});

describe('A log that was restored from an older copy and has grown since', () => {
  const keepCopy = 'create table public.copy as table event_store.events';
  const restoreCopy = `begin; set local session_replication_role = replica; delete from event_store.events;
    insert into event_store.events select * from public.copy; commit`;
  const contents = async (): Promise<readonly string[]> =>
    Promise.all(world.context.models.map((model) => contentOf(world.pool, model, model.name)));

  const bookedCourts = (count: number, onCourt: number) =>
    Array.from({ length: count }, (_, nr) => courtBooked(10 * onCourt + nr, { court: onCourt + nr }));
  /** Forty events that both logs share; the lost events and their replacements have the same streams and positions. */
  const history = randomHistory(42, 40);
  const lost = bookedCourts(20, 100);
  const goOnOtherwise = async (): Promise<Position | null> => {
    await world.log.reloadRevisions();
    const instead = [
      ...bookedCourts(25, 200),
      clubDescribed('TC Zweitausend'),
      personRegistered('anna', { discount: 20 }),
    ];
    return world.log.writeAll(instead);
  };
  const untilAllReached = async (position: Position | null): Promise<void> => {
    for (const { name } of world.context.models) await untilReached(world.pool, name, position);
  };
  const expectFreshContents = async (): Promise<void> => {
    const found = await contents();
    for (const model of world.context.models)
      await rebuildBeside(world.context, model, {
        signal: new AbortController().signal,
        onProgress: () => undefined,
      });
    expect(found).toEqual(await contents());
    expect(found.join()).toContain('TC Zweitausend');
  };

  it('is detected at the start, and all read models are rebuilt from it', async () => {
    const running = start();
    await world.log.writeAll(history);
    await world.pool.query(keepCopy);
    await untilAllReached(await world.log.writeAll(lost));
    await running.stop();
    await world.pool.query(restoreCopy);
    const head = await goOnOtherwise();

    const outdated = await loadStartState(world.context);
    expect(outdated.models).toEqual([]);
    const { status, remarks } = await readHealth(world.context, running);
    expect(status).toBe('ok');
    expect(remarks.map(({ sentence }) => sentence)).toContain(
      'bookings is built anew: the log has another event at the checkpoint: an older copy of it was restored, and has gone on.',
    );
    start();
    await untilAllReached(head);
    await expectFreshContents();
    expect(await checkpointNamed(world.pool, 'people')).toMatchObject({ status: 'live', events: 67, problem: null });
  });

  it('is also detected without any lost connection', async () => {
    start();
    await world.log.writeAll(history);
    await world.pool.query(keepCopy);
    await untilAllReached(await world.log.writeAll(lost));
    await world.pool.query(restoreCopy);
    await until(async () => (await checkpointNamed(world.pool, 'people')).events === 40);
    await untilAllReached(await goOnOtherwise());
    await expectFreshContents();
  });
});

describe('A log that ends before the checkpoint', () => {
  it('was restored from an older copy, and all read models are rebuilt from it', async () => {
    const running = start();
    await untilReached(world.pool, 'bookings', await world.log.writeAll(randomHistory(41, 40)));
    await running.stop();
    await world.pool.query(`update read_models.checkpoints set position = '9999999999999999999'`);
    await world.pool.query(
      `insert into bookings.bookings select (jsonb_populate_record(b, jsonb_build_object(
         'booking_id', gen_random_uuid(), 'court', 99, 'title', 'von gestern'))).*
       from bookings.bookings b where occupancy = 'BOOKED' limit 1`,
    );
    start();
    const head = await world.store.head();
    for (const { name } of world.context.models) {
      await until(async () => (await checkpointNamed(world.pool, name)).position === head);
      await untilReached(world.pool, name, head);
    }
    expect(await bookingsContent()).not.toContain('von gestern');
    expect(await checkpointNamed(world.pool, 'people')).toMatchObject({ status: 'live', events: 40 });
    await untilReached(world.pool, 'bookings', await world.log.write(courtBooked(500, { court: 50 })));
  });

  it('ends the supervision also where only a read model that does not follow is beyond it', async () => {
    const running = start();
    await untilReached(world.pool, 'bookings', await world.log.writeAll(randomHistory(44, 40)));
    await running.stop();
    await world.pool.query(
      `update read_models.checkpoints set position = '9999999999999999999' where name = 'bookings'`,
    );
    const projector = {
      run: () => Promise.resolve(),
      join: () => Promise.resolve(),
      follows: ({ name }: ReadModel) => name !== 'bookings',
      logPosition: () => beforeFirstEvent,
    };
    const supervision = superviseReadModels({ context: world.context, projector, signal: AbortSignal.timeout(5_000) });
    await expect(supervision).rejects.toThrow('at the checkpoint');
  });
});

describe('A read model whose rebuild an ADMIN has requested', () => {
  const request = (): Promise<unknown> =>
    world.pool.query(`update read_models.checkpoints set rebuild_requested = now() where name = 'bookings'`);
  const ended = (): Promise<void> =>
    until(async () => {
      const { isRequested, lastRebuild } = await checkpointNamed(world.pool, 'bookings');
      return !isRequested && lastRebuild !== null;
    });

  it('is rebuilt while it goes on following the log, and the new tables are compared with the old ones', async () => {
    start();
    await untilReached(world.pool, 'bookings', await world.log.writeAll(randomHistory(35, 60)));
    const before = await bookingsContent();
    await request();
    await ended();
    expect((await checkpointNamed(world.pool, 'bookings')).lastRebuild).toMatchObject({ events: 60, problem: null });
    expect((await checkpointNamed(world.pool, 'bookings')).lastRebuild?.tables.every(({ isSame }) => isSame)).toBe(
      true,
    );
    expect(await bookingsContent()).toBe(before);
    await untilReached(world.pool, 'bookings', await world.log.write(courtBooked(910, { court: 41 })));
  });

  it('is repaired where its tables were changed by hand, and the difference is recorded', async () => {
    start();
    await untilReached(
      world.pool,
      'bookings',
      await world.log.writeAll([courtBooked(1), courtBooked(2, { court: 2 })]),
    );
    await world.pool.query(`update bookings.bookings set price = price + 1 where court = 2`);
    await request();
    await ended();
    const { lastRebuild } = await checkpointNamed(world.pool, 'bookings');
    expect(lastRebuild?.tables).toContainEqual({ table: 'bookings', rowsBefore: 2, rowsAfter: 2, isSame: false });
    expect(lastRebuild?.tables).toContainEqual(expect.objectContaining({ table: 'series', isSame: true }));
  });

  it('is rebuilt by the next leader where no process was there to do it', async () => {
    const first = start();
    await untilReached(world.pool, 'bookings', await world.log.write(courtBooked(1)));
    await first.stop();
    await request();
    start();
    await ended();
    expect((await checkpointNamed(world.pool, 'bookings')).lastRebuild).toMatchObject({ events: 1, problem: null });
  });

  it('says why it was given up, and goes on serving the old tables', async () => {
    start();
    await untilReached(world.pool, 'bookings', await world.log.write(courtBooked(1)));
    const refusing: ReadModel = {
      ...bookings,
      tables: bookings.tables.map((table) => ({ ...table, completion: () => ['select 1 / 0'] })),
    };
    await started[0]?.stop();
    start(world.context.models.map((model) => (model === bookings ? refusing : model)));
    await request();
    await ended();
    const checkpoint = await checkpointNamed(world.pool, 'bookings');
    expect(checkpoint.lastRebuild?.problem).toContain('22012');
    await untilReached(world.pool, 'bookings', await world.log.write(courtBooked(2, { court: 2 })));
  });
});
