import { hasReached } from '@platzwart/contracts/core';
import { inTransaction } from '@platzwart/database/in-transaction';
import { type LogPosition, beforeFirstEvent, describeLogMismatch } from '@platzwart/event-store/log-position';
import { type Checkpoint, changeCheckpoint, lockCheckpoint, versionOfNoBuild } from './checkpoints.ts';
import type { ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';
import type { Queryable } from './sql.ts';

/** Where the shared read of the log begins, and the read models at that position. All others join later, one by one. */
export type StartState = Readonly<{ logPosition: LogPosition; models: readonly ReadModel[] }>;

const fromAnotherLog = (problem: string) =>
  ({ version: versionOfNoBuild, ...beforeFirstEvent, status: 'outdated', problem }) as const;

/** The change of the checkpoint that this build needs to continue from it. */
const correction = (
  checkpoint: Checkpoint,
  model: ReadModel,
  anotherLog: string | null,
): Partial<Omit<Checkpoint, 'events'>> | null => {
  if (anotherLog !== null) return fromAnotherLog(anotherLog);
  // A read model that waits for its rebuild keeps the reason.
  if (checkpoint.version !== model.version)
    return checkpoint.status === 'outdated' ? null : { status: 'outdated', problem: null };
  const goesOn = checkpoint.status === 'live' || checkpoint.status === 'catching-up';
  // The build that starts now may have fixed the cause of the stop.
  return goesOn ? null : { status: 'catching-up', problem: null };
};

type ModelState = Readonly<{ model: ReadModel; logPosition: LogPosition }>;

const correctCheckpoints = async (
  client: Queryable,
  { store, models, acceptsNewer = false }: ProjectionContext,
): Promise<readonly ModelState[]> => {
  const modelStates: ModelState[] = [];
  const inOrder = models.toSorted((a, b) => (a.name < b.name ? -1 : 1));
  for (const model of inOrder) {
    const checkpoint = await lockCheckpoint(client, model);
    const anotherLog = await describeLogMismatch(store, checkpoint);
    // Tables of a newer release are left alone.
    if (checkpoint.version > model.version && !acceptsNewer) continue;
    const change = correction(checkpoint, model, anotherLog);
    if (change) await changeCheckpoint(client, model.name, change);
    const { position, fingerprint, status } = { ...checkpoint, ...change };
    if (status !== 'outdated') modelStates.push({ model, logPosition: { position, fingerprint } });
  }
  return modelStates;
};

const furthest = (logPositions: readonly LogPosition[]): LogPosition =>
  logPositions.reduce((a, b) => (hasReached(a.position, b.position) ? a : b), beforeFirstEvent);

/**
 * Checks all checkpoints when a process becomes the leader. Those of another version or another log become `outdated`, stopped
 * ones are tried again, and those that are furthest follow the log from there.
 */
export const loadStartState = (context: ProjectionContext): Promise<StartState> =>
  inTransaction(context.pool, async (client) => {
    const modelStates = await correctCheckpoints(client, context);
    if (modelStates.length === 0)
      return { logPosition: { position: await context.store.head(), fingerprint: null }, models: [] };
    const logPosition = furthest(modelStates.map((each) => each.logPosition));
    const first = modelStates
      .filter((each) => each.logPosition.position === logPosition.position)
      .map(({ model }) => model);
    for (const { name } of first) await changeCheckpoint(client, name, { status: 'live' });
    return { logPosition, models: first };
  });
