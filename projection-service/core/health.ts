import { setTimeout as pause } from 'node:timers/promises';
import { type Position, hasReached } from '@platzwart/contracts/core';
import type { EventStore } from '@platzwart/event-store';
import { type Checkpoint, type Status, readCheckpoints } from './checkpoints.ts';
import { describeFailure } from './failures.ts';
import type { ProjectionContext } from './projectionContext.ts';
import type { Condition } from './projections.ts';

type ReadModelHealth = Readonly<{
  name: string;
  version: number;
  position: Position | null;
  /** Events of the log that are not in the tables yet. Beyond the read model that is furthest no more than 1000 are counted. */
  behind: number;
  status: Status;
  problem: string | null;
  /** 0 to 1 while new tables are being built beside, else null. */
  rebuilding: number | null;
}>;
export type Health = Readonly<{
  status: 'ok' | 'failing';
  problems: readonly string[];
  readModels: readonly ReadModelHealth[];
}>;

const patience = 2_000;
const countedAtMost = 1_000;

const inTime = <Result>(work: Promise<Result>, what: string): Promise<Result> =>
  Promise.race([
    work,
    pause(patience, undefined, { ref: false }).then((): never => {
      throw new Error(`${what} did not answer within ${patience / 1_000} s`);
    }),
  ]);

const furthest = (checkpoints: readonly Checkpoint[]): Checkpoint | undefined =>
  checkpoints.reduce<Checkpoint | undefined>((a, b) => (a && hasReached(a.position, b.position) ? a : b), undefined);

const eventsBehind = async (store: EventStore, position: Position | null): Promise<number> =>
  hasReached(position, await store.head())
    ? 0
    : (await store.readAll({ after: position, limit: countedAtMost })).length;

const eventsIn = (checkpoint: Checkpoint | undefined): number =>
  checkpoint === undefined || checkpoint.position === null ? 0 : checkpoint.events;

const healthOf = (checkpoint: Checkpoint, front: Checkpoint | undefined, beyond: number): ReadModelHealth => {
  const { name, version, position, status, problem, rebuilding } = checkpoint;
  const behind = beyond + Math.max(eventsIn(front) - eventsIn(checkpoint), 0);
  return { name, version, position, behind, status, problem, rebuilding };
};

const attempt = async <Result>(
  what: string,
  work: Promise<Result>,
): Promise<{ result: Result | null; problems: readonly string[] }> => {
  try {
    return { result: await inTime(work, what), problems: [] };
  } catch (error) {
    return { result: null, problems: [`${what} cannot be read: ${describeFailure(error)}`] };
  }
};

/** How the read models are, as PostgreSQL and the log know it; never throws. A read model that stopped is named with its event. */
export const readHealth = async (
  { pool, store, models }: ProjectionContext,
  { problem }: Condition,
): Promise<Health> => {
  const { result, problems: booksProblems } = await attempt('PostgreSQL', readCheckpoints(pool));
  const checkpoints = (result ?? []).filter(({ name }) => models.some((model) => model.name === name));
  const front = furthest(checkpoints);
  const { result: beyond, problems: logProblems } = await attempt(
    'The event log',
    eventsBehind(store, front?.position ?? null),
  );
  const stopped = checkpoints
    .filter(({ status }) => status === 'stopped')
    .map(({ name, problem: why }) => `${name} has stopped: ${why}`);
  const problems = [...[problem()].filter((text) => text !== null), ...booksProblems, ...logProblems, ...stopped];
  const readModels = checkpoints.map((checkpoint) => healthOf(checkpoint, front, beyond ?? 0));
  return { status: problems.length === 0 ? 'ok' : 'failing', problems, readModels };
};
