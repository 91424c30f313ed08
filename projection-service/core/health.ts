import { setTimeout as pause } from 'node:timers/promises';
import { type Condition, type Position, type Readiness, hasReached, readinessOf } from '@platzwart/contracts/core';
import type { EventStore } from '@platzwart/event-store';
import { newerSchema } from '@platzwart/database/migrations';
import { type Checkpoint, type Status, readCheckpoints } from './checkpoints.ts';
import { describeFailure } from '@platzwart/database/failures';
import { newerReadModels } from './newerReadModels.ts';
import type { ProjectionContext } from './projectionContext.ts';
import type { ProjectionStatus } from './projections.ts';
import type { RebuildRecord } from './rebuildRecord.ts';
import { readModelsSchema } from './readModelsSchema.ts';

type ReadModelHealth = Readonly<{
  name: string;
  version: number;
  position: Position | null;
  /** Events of the log that are not in the tables yet; beyond the most advanced read model at most 1000 are counted. */
  behind: number;
  /** Since the oldest of those events was recorded; 0 if there is none. */
  secondsBehind: number;
  status: Status;
  problem: string | null;
  /** 0 to 1 while new tables are being built beside the old ones, else null. */
  rebuilding: number | null;
  /** Whether a rebuild was requested that has not ended yet. */
  isRequested: boolean;
  lastRebuild: RebuildRecord | null;
}>;
export type Health = Readiness & Readonly<{ readModels: readonly ReadModelHealth[] }>;

const patience = 2_000;
const countedAtMost = 1_000;
/** Busy read models are behind by some events all the time; one that is behind for this long is worth a remark. */
const noticeableSeconds = 10;

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

type Clock = () => number;
/** Seconds since the oldest event after a position was recorded; 0 where there is none. */
type Age = (position: Position | null) => Promise<number>;

/** Read models at the same position are asked about once. */
const agesIn = (store: EventStore, now: Clock): Age => {
  const ages = new Map<Position | null, Promise<number>>();
  const read: Age = async (position) => {
    const [oldest] = await store.readAll({ after: position, limit: 1 });
    return oldest ? Math.max(0, now() - Date.parse(oldest.recordedAt)) / 1_000 : 0;
  };
  return (position) => {
    const age = ages.get(position) ?? read(position);
    ages.set(position, age);
    return age;
  };
};

const eventsIn = (checkpoint: Checkpoint | undefined): number =>
  checkpoint === undefined || checkpoint.position === null ? 0 : checkpoint.events;

type LogEnd = Readonly<{ front: Checkpoint | undefined; beyond: number; ageAt: Age }>;

const healthOf = async (checkpoint: Checkpoint, { front, beyond, ageAt }: LogEnd): Promise<ReadModelHealth> => {
  const { name, version, position, status, problem, rebuilding, isRequested, lastRebuild } = checkpoint;
  const behind = beyond + Math.max(eventsIn(front) - eventsIn(checkpoint), 0);
  const secondsBehind = behind === 0 ? 0 : await ageAt(position);
  return { name, version, position, behind, secondsBehind, status, problem, rebuilding, isRequested, lastRebuild };
};

type Probe = Readonly<{ what: string; code: Condition['code'] }>;
type ProbeResult<Result> = Readonly<{ result: Result | null; problems: readonly Condition[] }>;

const attempt = async <Result>(work: Promise<Result>, { what, code }: Probe): Promise<ProbeResult<Result>> => {
  try {
    return { result: await inTime(work, what), problems: [] };
  } catch (error) {
    return { result: null, problems: [{ code, sentence: `${what} cannot be read: ${describeFailure(error)}` }] };
  }
};

const conditionIf = (code: Condition['code'], sentence: string | null): readonly Condition[] =>
  sentence === null ? [] : [{ code, sentence }];

const stopsOf = ({ name, status, problem }: ReadModelHealth): readonly Condition[] =>
  status === 'stopped' ? [{ code: 'READ_MODEL_STOPPED', sentence: `${name} has stopped: ${problem ?? ''}` }] : [];

const remarksOn = ({
  name,
  behind,
  secondsBehind,
  status,
  problem,
  rebuilding,
}: ReadModelHealth): readonly Condition[] => {
  const why = status === 'outdated' && problem !== null ? `${name} is built anew: ${problem}.` : null;
  const progress = rebuilding === null ? null : `${name} is being rebuilt, ${Math.floor(rebuilding * 100)} % are done.`;
  const count = `${behind}${behind >= countedAtMost ? ' or more' : ''} ${behind === 1 ? 'event' : 'events'}`;
  const isLate = secondsBehind >= noticeableSeconds && status !== 'stopped';
  const lag = isLate ? `${name} is ${Math.round(secondsBehind)} s and ${count} behind (${status}).` : null;
  return [
    ...conditionIf('READ_MODEL_OUTDATED', why),
    ...conditionIf('READ_MODEL_REBUILDING', progress),
    ...conditionIf('READ_MODEL_BEHIND', lag),
  ];
};

const standbyNotice = ({ isLeading, problem }: ProjectionStatus): string | null =>
  isLeading() || problem() !== null
    ? null
    : 'Another projection-service writes the read models, or soon this one will.';

const checkpointsOf = async ({ pool, models }: ProjectionContext): Promise<readonly Checkpoint[]> =>
  (await readCheckpoints(pool)).filter(({ name }) => models.some((model) => model.name === name));

type States = Readonly<{ readModels: readonly ReadModelHealth[]; problems: readonly Condition[] }>;

const statesOf = async (checkpoints: readonly Checkpoint[], store: EventStore, now: Clock): Promise<States> => {
  const log: Probe = { what: 'The event log', code: 'STORE_UNAVAILABLE' };
  const front = furthest(checkpoints);
  const beyond = await attempt(eventsBehind(store, front?.position ?? null), log);
  // Where the log cannot be read that is the problem, and no age is known.
  const ageAt: Age = beyond.result === null ? () => Promise.resolve(0) : agesIn(store, now);
  const end = { front, beyond: beyond.result ?? 0, ageAt };
  const states = await attempt(Promise.all(checkpoints.map((each) => healthOf(each, end))), log);
  return { readModels: states.result ?? [], problems: beyond.result === null ? beyond.problems : states.problems };
};

/**
 * The health of the read models according to PostgreSQL and the log; never throws. A stopped read model is named with its event;
 * one that has been behind for ten seconds catches up by itself and is reported as a remark, not a problem. `now`: epoch milliseconds.
 */
export const readHealth = async (
  context: ProjectionContext,
  projecting: ProjectionStatus,
  now: Clock = Date.now,
): Promise<Health> => {
  const database: Probe = { what: 'PostgreSQL', code: 'DATABASE_UNAVAILABLE' };
  const known = await attempt(checkpointsOf(context), database);
  const { readModels, problems: ofLog } = await statesOf(known.result ?? [], context.store, now);
  const newer = await attempt(newerSchema(context.pool, readModelsSchema), database);
  const newerTables = await attempt(newerReadModels(context.pool, context.models), database);
  const problems = [
    ...conditionIf('NOT_PROJECTING', projecting.problem()),
    ...known.problems,
    ...ofLog,
    ...conditionIf('SCHEMA_TOO_NEW', newer.result ?? newerTables.result),
    ...readModels.flatMap(stopsOf),
  ];
  const remarks = [...conditionIf('STANDING_BY', standbyNotice(projecting)), ...readModels.flatMap(remarksOn)];
  return { ...readinessOf(problems, remarks), readModels };
};
