import { createProjections } from '../../../projection-service/core/projections.ts';
import type { ProjectionContext } from '../../../projection-service/core/projectionContext.ts';
import type { Unseal } from '../../../projection-service/core/readModel.ts';
import { decoders, readModels } from '../../../projection-service/readModels.ts';
import type { MemoryDatabase } from '../database/memoryDatabase.ts';
import { virtualPool } from '../database/virtualPool.ts';
import { type Life, beginLife } from '../world/life.ts';
import type { World } from '../world/world.ts';
import { type Safe, open } from './safe.ts';
import { databaseWire, storeFor } from './wiresOf.ts';

/** A projection-service that is started again whenever it dies. */
export type ProjectionDesk = Readonly<{
  crash: (why: string) => void;
  /** Some connections to the database are lost; the service hears of it sooner or later. */
  cut: () => void;
}>;

/** Reads what is sealed as long as there is a key. */
export const unsealBy =
  (safe: Safe): Unseal =>
  (items) =>
    Promise.resolve(items.map((item) => open(safe, item)));

/** The read models, and the keys of what they show. */
export type Books = Readonly<{ database: MemoryDatabase; safe: Safe }>;

const contextOf = (world: World, life: Life, { database, safe }: Books) => {
  const connections = new Set<() => void>();
  const note = (_: unknown, message: string): void => {
    if (!life.isOver()) world.trace.note(`${life.name}: ${message}`);
  };
  const later = (hear: () => void): void => {
    const delay = world.random.next() * (world.weather.isClear() ? 10 : 5_000);
    world.agenda.after(delay, `${life.name} hears that a connection is lost`, hear);
  };
  const complain = (problem: string): void => {
    world.problems.push(problem);
  };
  const context: ProjectionContext = {
    ...virtualPool({ database, wire: databaseWire(world, life), later, complain, connections }),
    ...{ store: storeFor(world, life), unseal: unsealBy(safe), decoders, models: readModels, runId: life.name },
    log: { info: note, warn: note, error: note },
  };
  return { context, connections };
};

export const openProjectionDesk = (world: World, name: string, books: Books): ProjectionDesk => {
  const { agenda, random, weather, trace } = world;
  let life: Life | null = null;
  let connected = new Set<() => void>();
  let starts = 0;
  const cut = (): void => {
    for (const sever of [...connected]) if (life?.isOver() || random.chance(0.5)) sever();
  };

  const run = async (): Promise<void> => {
    starts += 1;
    const begun = (life = beginLife(`${name}.${starts}`, trace.note));
    const { context, connections } = contextOf(world, begun, books);
    connected = connections;
    const ending = new AbortController();
    world.endings.push(() => ending.abort());
    void createProjections(context).run(ending.signal);
    await begun.ended;
    // The server learns of it a little later, and then rolls back.
    await agenda.pause(weather.wayTime() * 10, `PostgreSQL notices the end of ${begun.name}`);
    cut();
    await agenda.pause(weather.isClear() ? 50 : random.between(20, 2_000), `${name} starts again`);
    void run();
  };
  void run();
  return { crash: (why) => life?.end(why), cut };
};
