import { setTimeout as pause } from 'node:timers/promises';
import { hasReached } from '@platzwart/contracts/core';
import { bringUp } from './bringUp.ts';
import { type Checkpoint, CheckpointMoved, changeCheckpoint, checkpointOf, readCheckpoints } from './checkpoints.ts';
import { RebuildStopped } from './copyLog.ts';
import { describeFailure, isPassing } from '@platzwart/event-store/failures';
import { whyAnotherLog } from '@platzwart/event-store/place';
import type { ProjectionContext } from './projectionContext.ts';
import type { Projector } from './projector.ts';
import type { ReadModel } from './readModel.ts';
import { rebuildBeside } from './rebuildBeside.ts';
import { endedOnTheWay, isSuspect } from './tries.ts';
import { RebuildRunning, forgetKilledRebuild } from './rebuildLock.ts';

const millisecondsBetweenRounds = 500;

type Errand = () => Promise<unknown>;

const bringIn =
  ({ context, projector, signal }: Household, model: ReadModel): Errand =>
  async () => {
    const goal = projector.place().position;
    // One that has stopped on the way is not tried again.
    if (hasReached(await bringUp(context, model, { goal, signal }), goal)) await projector.join(model, signal);
  };

const buildAnew =
  ({ context, signal }: Household, model: ReadModel): Errand =>
  async () => {
    context.log.info({ readModel: model.name, version: model.version }, 'Building the tables anew beside the old ones');
    await rebuildBeside(context, model, { signal, onProgress: () => undefined });
  };

type Household = Readonly<{ context: ProjectionContext; projector: Projector; signal: AbortSignal }>;

/** The store survives lost connections by itself: whether it came back with an older copy of the log shows here alone. */
const refuseAnotherLog = async ({ context, projector }: Household): Promise<void> => {
  const why = await whyAnotherLog(context.store, projector.place()).catch(orLater);
  if (why !== null) throw new Error(why);
};

/** A store that is away says nothing about the log. */
const orLater = (error: unknown): null => {
  if (isPassing(error)) return null;
  throw error;
};

/** What a read model needs that does not follow the log; nothing where it has stopped, or is being rebuilt by somebody else. */
const errandFor = (household: Household, model: ReadModel, checkpoint: Checkpoint): Errand | null => {
  if (household.projector.follows(model) || checkpoint.status === 'stopped') return null;
  return checkpoint.version === model.version ? bringIn(household, model) : buildAnew(household, model);
};

const settle = async ({ context, signal }: Household, model: ReadModel, error: unknown): Promise<void> => {
  // The next round looks again, and finds what the others have done.
  if (signal.aborted || error instanceof RebuildRunning || error instanceof CheckpointMoved) return;
  const problem = describeFailure(error);
  context.log.error({ readModel: model.name }, problem);
  if (error instanceof RebuildStopped) await changeCheckpoint(context.pool, model.name, { status: 'stopped', problem });
};

/**
 * Looks after the read models that do not follow the log, each beside the others and beside those that do: brings up what is behind
 * and hands it to the projector, builds anew what is of another version. Ends with `signal`, when nothing is under way any more;
 * throws where the log has been replaced by an older copy, which ends the lead: the next one begins by comparing.
 */
export const runSteward = async (household: Household): Promise<void> => {
  const { context, signal } = household;
  const underWay = new Map<ReadModel, Promise<void>>();
  let suspect: ReadModel | undefined;

  const send = (model: ReadModel, errand: Errand): void => {
    const done = errand()
      .catch((error: unknown) => settle(household, model, error))
      .catch((error: unknown) => context.log.warn({ readModel: model.name }, describeFailure(error)))
      .finally(() => underWay.delete(model));
    underWay.set(
      model,
      done.then(() => undefined),
    );
  };

  /** While one is tried alone, no other is: so it is known with which of them a process ends. */
  const mustWait = (model: ReadModel, { tries }: Checkpoint): boolean => {
    if (!isSuspect(endedOnTheWay(tries, context.runId))) return false;
    suspect = suspect && underWay.has(suspect) ? suspect : model;
    return suspect !== model;
  };

  const round = async (): Promise<void> => {
    const checkpoints = await readCheckpoints(context.pool);
    for (const model of context.models.filter((each) => !underWay.has(each))) {
      const checkpoint = checkpointOf(checkpoints, model);
      if (checkpoint.rebuilding !== null) await forgetKilledRebuild(context.pool, model);
      const errand = errandFor(household, model, checkpoint);
      if (errand && !mustWait(model, checkpoint)) send(model, errand);
    }
  };

  try {
    while (!signal.aborted) {
      await refuseAnotherLog(household);
      await round();
      await pause(millisecondsBetweenRounds, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    await Promise.all(underWay.values());
  }
};
