import { setTimeout as pause } from 'node:timers/promises';
import { hasReached } from '@platzwart/contracts/core';
import { catchUp } from './catchUp.ts';
import { type Checkpoint, CheckpointMoved, changeCheckpoint, checkpointOf, readCheckpoints } from './checkpoints.ts';
import { RebuildStopped } from './copyLog.ts';
import { describeFailure, isTransient } from '@platzwart/database/failures';
import { type LogPosition, describeLogMismatch } from '@platzwart/event-store/log-position';
import type { ProjectionContext } from './projectionContext.ts';
import type { Projector } from './projector.ts';
import type { ReadModel } from './readModel.ts';
import { rebuildBeside } from './rebuildBeside.ts';
import { RebuildRunning, forgetKilledRebuild } from './rebuildLock.ts';
import { recordRebuild } from './rebuildRecord.ts';

/** While a read model does not follow the log, its readers wait. */
const millisecondsBetweenRounds = { waiting: 50, following: 500 };

type Task = () => Promise<unknown>;

const catchUpAndJoin =
  ({ context, projector, signal }: SupervisorContext, model: ReadModel): Task =>
  async () => {
    const goal = projector.logPosition().position;
    // A read model that stopped while catching up is not tried again.
    if (hasReached(await catchUp(context, model, { goal, signal }), goal)) await projector.join(model, signal);
  };

const rebuildTables =
  ({ context, signal }: SupervisorContext, model: ReadModel): Task =>
  async () => {
    context.log.info({ readModel: model.name, version: model.version }, 'Building the tables anew beside the old ones');
    await rebuildBeside(context, model, { signal, onProgress: () => undefined });
  };

/** The request stays in the checkpoint until the rebuild has ended, so it survives the end of this process and of its leadership. */
const rebuildOnRequest =
  ({ context, signal }: SupervisorContext, model: ReadModel): Task =>
  async () => {
    context.log.info({ readModel: model.name }, 'An ADMIN has requested a rebuild');
    try {
      await rebuildBeside(context, model, { signal, onProgress: () => undefined });
    } catch (error) {
      if (!(error instanceof RebuildStopped)) throw error;
      // The old tables stay in use, and the read model goes on following the log.
      await recordRebuild(context.pool, model.name, { events: 0, seconds: 0, problem: error.message, tables: [] });
    }
  };

type SupervisorContext = Readonly<{ context: ProjectionContext; projector: Projector; signal: AbortSignal }>;

/**
 * The store reconnects by itself, and tables may be restored, so only this comparison notices that either came back as an older or a
 * newer copy.
 */
const assertSameLog = async ({ context }: SupervisorContext, logPosition: LogPosition): Promise<void> => {
  const why = await describeLogMismatch(context.store, logPosition).catch(nullIfTransient);
  if (why !== null) throw new Error(why);
};

/** An unreachable store is no evidence that the log was replaced. */
const nullIfTransient = (error: unknown): null => {
  if (isTransient(error)) return null;
  throw error;
};

/** Another release has built these tables meanwhile: this one leaves them alone, and its health says so. */
const isNewer = ({ context }: SupervisorContext, model: ReadModel, { version }: Checkpoint): boolean =>
  version > model.version && context.acceptsNewer !== true;

/** The task for a read model that is to be rebuilt, or does not follow the log; null if it has stopped. Throws where its checkpoint is of another log. */
const taskFor = async (
  supervisor: SupervisorContext,
  model: ReadModel,
  checkpoint: Checkpoint,
): Promise<Task | null> => {
  if (checkpoint.isRequested && checkpoint.version === model.version) return rebuildOnRequest(supervisor, model);
  if (supervisor.projector.follows(model) || checkpoint.status === 'stopped') return null;
  if (isNewer(supervisor, model, checkpoint)) return null;
  if (checkpoint.version !== model.version) return rebuildTables(supervisor, model);
  await assertSameLog(supervisor, checkpoint);
  return catchUpAndJoin(supervisor, model);
};

const handleFailure = async (
  { context, signal }: SupervisorContext,
  model: ReadModel,
  error: unknown,
): Promise<void> => {
  // The next round reads the checkpoints again and finds what the other process has done.
  if (signal.aborted || error instanceof RebuildRunning || error instanceof CheckpointMoved) return;
  const problem = describeFailure(error);
  context.log.error({ readModel: model.name }, problem);
  if (error instanceof RebuildStopped) await changeCheckpoint(context.pool, model.name, { status: 'stopped', problem });
};

/**
 * Supervises the read models that do not follow the log, all concurrently and beside those that do: one that is behind catches up
 * and joins the projector, one of another version is rebuilt, and so is one whose rebuild an ADMIN has requested. Ends with `signal`, when no task is running any more. Throws if the
 * log or a checkpoint was replaced by another copy, which ends the leadership; the next leader begins by comparing the checkpoints with the log.
 */
export const superviseReadModels = async (supervisor: SupervisorContext): Promise<void> => {
  const { context, signal } = supervisor;
  const underWay = new Map<ReadModel, Promise<void>>();

  const send = (model: ReadModel, task: Task): void => {
    const done = task()
      .catch((error: unknown) => handleFailure(supervisor, model, error))
      .catch((error: unknown) => context.log.warn({ readModel: model.name }, describeFailure(error)))
      .finally(() => underWay.delete(model));
    underWay.set(
      model,
      done.then(() => undefined),
    );
  };

  const round = async (): Promise<void> => {
    const checkpoints = await readCheckpoints(context.pool);
    for (const model of context.models.filter((each) => !underWay.has(each))) {
      const checkpoint = checkpointOf(checkpoints, model);
      if (checkpoint.rebuilding !== null) await forgetKilledRebuild(context.pool, model);
      const task = await taskFor(supervisor, model, checkpoint);
      if (task) send(model, task);
    }
  };

  try {
    while (!signal.aborted) {
      await assertSameLog(supervisor, supervisor.projector.logPosition());
      await round();
      const { waiting, following } = millisecondsBetweenRounds;
      const isWaiting = !context.models.every((model) => supervisor.projector.follows(model));
      await pause(isWaiting ? waiting : following, undefined, { signal }).catch(() => undefined);
    }
  } finally {
    await Promise.all(underWay.values());
  }
};
