import { EventEmitter, once } from 'node:events';
import { StartRefused } from '@platzwart/service-process/refusal';
import { describeFailure } from '@platzwart/database/failures';
import { checkpointOf, readCheckpoints } from './checkpoints.ts';
import { openLogPages } from './logPages.ts';
import type { ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';
import { rebuildBeside } from './rebuildBeside.ts';
import { RebuildRunning } from './rebuildLock.ts';

type Building = Readonly<{ pages: ReturnType<typeof openLogPages>; signal: AbortSignal }>;

export type Ahead = Readonly<{
  /** Resolves when the new tables follow the log, or are in use; rejects with StartRefused where they cannot be built. Nothing is left of them then. */
  isReady: Promise<void>;
  /** Resolves when they are in use, or nothing is left of them. */
  hasEnded: Promise<unknown>;
}>;

/** They are swapped later, by the same connection. */
const buildOne = (context: ProjectionContext, model: ReadModel, building: Building) => {
  const steps = new EventEmitter();
  const isAhead = once(steps, 'ahead');
  const options = { ...building, onProgress: () => undefined, onAhead: () => void steps.emit('ahead') };
  const hasEnded = rebuildBeside(context, model, options).catch((error: unknown) => {
    if (!(error instanceof RebuildRunning)) throw error;
  });
  return { isReady: Promise.race([isAhead, hasEnded]), hasEnded };
};

/**
 * Before this process takes over from one of another release: builds the tables of this release beside those in use, while the other release
 * follows the log and serves. They are swapped once no program of the other release is connected. Gives up where `signal` aborts.
 */
export const buildAhead = async (context: ProjectionContext, signal: AbortSignal): Promise<Ahead> => {
  const checkpoints = await readCheckpoints(context.pool);
  const others = context.models.filter((model) => checkpointOf(checkpoints, model).version !== model.version);
  const giveUp = new AbortController();
  const building = { pages: openLogPages(context), signal: AbortSignal.any([signal, giveUp.signal]) };
  const builds = others.map((model) => buildOne(context, model, building));
  const hasEnded = Promise.allSettled(builds.map((build) => build.hasEnded));
  const untilReady = async (): Promise<void> => {
    try {
      await Promise.all(builds.map(({ isReady }) => isReady));
    } catch (error) {
      giveUp.abort();
      await hasEnded;
      throw new StartRefused(`The tables of this release cannot be built: ${describeFailure(error)}.`);
    }
  };
  return { isReady: untilReady(), hasEnded };
};
