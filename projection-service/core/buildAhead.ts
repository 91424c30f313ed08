import { StartRefused } from '@platzwart/service-process/refusal';
import { describeFailure } from '@platzwart/database/failures';
import { checkpointOf, readCheckpoints } from './checkpoints.ts';
import { openLogPages } from './logPages.ts';
import type { ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';
import { rebuildBeside } from './rebuildBeside.ts';
import { RebuildRunning } from './rebuildLock.ts';

type Building = Readonly<{ pages: ReturnType<typeof openLogPages>; signal: AbortSignal }>;

/** Resolves when the new tables follow the log, or are in use; they are swapped later, by the same connection. */
const buildOne = (context: ProjectionContext, model: ReadModel, building: Building): Promise<void> =>
  new Promise((resolve, reject) => {
    rebuildBeside(context, model, { ...building, onProgress: () => undefined, onAhead: resolve }).then(
      () => resolve(),
      (error: unknown) => (error instanceof RebuildRunning ? resolve() : reject(error)),
    );
  });

/**
 * Before this process takes over from one of another release: builds the tables of this release beside those in use, while the other release
 * follows the log and serves. They are swapped once no program of the other release is connected. Rejects with StartRefused where they
 * cannot be built; nothing is left of them then.
 */
export const buildAhead = async (context: ProjectionContext, signal: AbortSignal): Promise<void> => {
  const checkpoints = await readCheckpoints(context.pool);
  const others = context.models.filter((model) => checkpointOf(checkpoints, model).version !== model.version);
  const giveUp = new AbortController();
  const building = { pages: openLogPages(context), signal: AbortSignal.any([signal, giveUp.signal]) };
  try {
    await Promise.all(others.map((model) => buildOne(context, model, building)));
  } catch (error) {
    giveUp.abort();
    throw new StartRefused(`The tables of this release cannot be built: ${describeFailure(error)}.`);
  }
};
