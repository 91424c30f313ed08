import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { decodeLog } from './core/decodeLog.ts';
import { inTransaction } from '@platzwart/database/in-transaction';
import type { Logged, ReadModel } from './core/readModel.ts';
import { completeTables, createTables } from './core/readModelTables.ts';
import { readModels } from './readModels.ts';
import {
  type ProjectionWorld,
  contentOf,
  openWorld,
  startProjections,
  untilReached,
} from './testing/projectionWorld.ts';
import { randomHistory } from './testing/randomHistory.ts';

let world: ProjectionWorld;
let schemas = 0;
/** The whole log of `world`, decoded once for all replays. */
let log: readonly Logged[];

const wholeLog = async (): Promise<readonly Logged[]> => {
  const events = await world.store.readAll({ after: null, limit: 10_000 });
  return decodeLog(events).flatMap((entry) => (entry.state === 'decoded' ? [entry.logged] : []));
};

/** Separate tables, filled with the whole log in batches of `size`, each applied `times`, and the whole log `rounds` times. */
const replay = async (model: ReadModel, size: number, { times = 1, rounds = 1 } = {}): Promise<string> => {
  schemas += 1;
  const schema = `replay_${schemas}`;
  const events = log.filter(({ event }) => model.handles.includes(event.type));
  await inTransaction(world.pool, async (client) => {
    await createTables(client, model, schema);
    await completeTables(client, model, schema);
    const starts = Array.from({ length: Math.ceil(events.length / size) }, (_, index) => index * size);
    for (const at of Array.from({ length: rounds }, () =>
      starts.flatMap((start) => Array<number>(times).fill(start)),
    ).flat()) {
      await model.apply(events.slice(at, at + size), { ...world.context, client, schema });
    }
  });
  return contentOf(world.pool, model, schema);
};

describe.each([1, 2, 3])('The read models after random history %i', (seed) => {
  beforeAll(async () => {
    world = await openWorld();
    const projections = startProjections(world.context);
    const last = await world.log.writeAll(randomHistory(seed, 400));
    for (const { name } of readModels) await untilReached(world.pool, name, last);
    await projections.stop();
    log = await wholeLog();
  });
  afterAll(() => world.close());

  it.each(readModels)('$name equals a fresh replay, whatever the batches', async (model) => {
    const live = await contentOf(world.pool, model, model.name);
    expect(live.split('\n').length).toBeGreaterThan(model.tables.length + 2);
    for (const size of [1, 7, 1_000]) expect(await replay(model, size)).toBe(live);
  });

  it.each(readModels)('$name is the same when every batch is applied twice', async (model) => {
    const live = await contentOf(world.pool, model, model.name);
    for (const size of [1, 50, 1_000]) expect(await replay(model, size, { times: 2 })).toBe(live);
  });

  it.each(readModels)('$name is the same when the whole history is delivered again much later', async (model) => {
    const live = await contentOf(world.pool, model, model.name);
    for (const size of [1, 50]) expect(await replay(model, size, { rounds: 2 })).toBe(live);
  });

  it('no read model changes an event that it applies', async () => {
    expect(log).toEqual(await wholeLog());
  });
});
