import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { bookings } from '../booking/bookings/bookings.ts';
import { readModels } from '../readModels.ts';
import { courtBooked } from '../testing/clubHistory.ts';
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
import { prepareReadModels } from './prepareReadModels.ts';
import type { ReadModel } from './readModel.ts';

/** The release before had two read models, which both held bookings. */
const asBefore = (name: string, version: number): ReadModel => ({ ...bookings, name, version, formerly: [] });
const before = [asBefore('court_plan', bookings.version), asBefore('my_bookings', 1)];

let world: ProjectionWorld;
const started: RunningProjections[] = [];
const start = (models: readonly ReadModel[]): RunningProjections => {
  const running = startProjections({ ...world.context, models });
  started.push(running);
  return running;
};
const served = (): Promise<string> => contentOf(world.pool, bookings, 'bookings');
const schemas = async (): Promise<readonly string[]> => {
  const { rows } = await world.pool.query<{ name: string }>(
    `select nspname as name from pg_namespace where nspname ~ '^(bookings|court_plan|my_bookings)' order by 1`,
  );
  return rows.map(({ name }) => name);
};
const checkpoints = async (): Promise<readonly string[]> => {
  const { rows } = await world.pool.query<{ name: string }>('select name from read_models.checkpoints order by 1');
  return rows.map(({ name }) => name);
};
const onlyTheirOwn = [...readModels].map(({ name }) => name).toSorted();

beforeEach(async () => {
  world = await openWorld(before);
  const old = start(before);
  await untilReached(world.pool, 'my_bookings', await world.log.writeAll(randomHistory(51, 120)));
  await untilReached(world.pool, 'court_plan', await world.store.head());
  await old.stop();
});
afterEach(async () => {
  await Promise.all(started.splice(0).map((running) => running.stop()));
  await world.close();
});

describe('A read model that had other names in older releases', () => {
  it('serves from their tables until its own are built, and then drops them', async () => {
    const old = await contentOf(world.pool, bookings, 'court_plan');
    await prepareReadModels(world.pool, readModels);
    expect(await served()).toBe(old);
    expect(await schemas()).toEqual(['bookings', 'my_bookings']);

    let build = (): void => undefined;
    const held = new Promise<void>((resolve) => {
      build = resolve;
    });
    const hesitant = readModels.map((model) => ({
      ...model,
      apply: async (...given: Parameters<ReadModel['apply']>) => held.then(() => model.apply(...given)),
    }));
    const running = start(hesitant);
    await until(async () => (await schemas()).includes('bookings_next'));
    const { status, remarks } = await readHealth({ ...world.context, models: readModels }, running);
    expect(status).toBe('ok');
    expect(remarks.map(({ sentence }) => sentence)).toContain(
      'bookings is built anew: an older release kept it as court_plan.',
    );
    const last = await world.log.write(courtBooked(900, { court: 40 }));
    expect(await served()).toBe(old);

    build();
    await untilReached(world.pool, 'bookings', last);
    expect(await served()).toContain(courtBooked(900).data.bookingId);
    expect(await checkpointNamed(world.pool, 'bookings')).toMatchObject({
      version: bookings.version,
      events: 121,
      problem: null,
    });
    await until(async () => (await schemas()).join() === 'bookings');
    expect(await checkpoints()).toEqual(onlyTheirOwn);
  });

  it('drops at the next start the tables left by a process that was killed after the swap', async () => {
    await prepareReadModels(world.pool, readModels);
    const first = start(readModels);
    await untilReached(world.pool, 'bookings', await world.store.head());
    await first.stop();
    const now = await served();
    await prepareReadModels(world.pool, before);
    expect(await schemas()).toEqual(['bookings', 'court_plan', 'my_bookings']);
    await prepareReadModels(world.pool, readModels);
    expect(await schemas()).toEqual(['bookings']);
    expect(await checkpoints()).toEqual(onlyTheirOwn);
    expect(await served()).toBe(now);
  });

  it('is renamed only after a projector of the older release has committed', async () => {
    let goOn = (): void => undefined;
    const gate = new Promise<void>((resolve) => {
      goOn = resolve;
    });
    let tell = (): void => undefined;
    const isBetween = new Promise<void>((resolve) => {
      tell = resolve;
    });
    const hesitant = before.map((model) => ({
      ...model,
      apply: async (...given: Parameters<ReadModel['apply']>) => {
        await model.apply(...given);
        tell();
        await gate;
      },
    }));
    const old = start(hesitant);
    const last = await world.log.write(courtBooked(901, { court: 41 }));
    await isBetween;
    const prepared = prepareReadModels(world.pool, readModels);
    const waiting = `select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`;
    await Promise.race([prepared, until(async () => (await world.pool.query(waiting)).rowCount === 1)]);
    goOn();
    await prepared;
    expect(await served()).toContain(courtBooked(901).data.bookingId);
    await old.stop();
    start(readModels);
    await untilReached(world.pool, 'bookings', last);
  });
});
