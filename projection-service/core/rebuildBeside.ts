import { describeFailure, isTransient } from '@platzwart/database/failures';
import { changeCheckpoint } from './checkpoints.ts';
import { RebuildStopped, copyLog, startOfLog } from './copyLog.ts';
import { dropFormerTables } from './formerModels.ts';
import { type LogPages, openLogPages } from './logPages.ts';
import type { ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';
import { completeTables, createTables, dropTables, schemasOf } from './readModelTables.ts';
import { lockRebuild } from './rebuildLock.ts';
import type { Reached, Rebuild } from './rebuild.ts';
import { rebuildProgress } from './rebuildProgress.ts';
import { swapTables } from './swapTables.ts';

const complete = async ({ client, model, schema }: Rebuild): Promise<void> => {
  try {
    await completeTables(client, model, schema);
  } catch (error) {
    if (isTransient(error)) throw error;
    throw new RebuildStopped(`the new tables cannot be completed: ${describeFailure(error)}`);
  }
};

const build = async (rebuild: Rebuild): Promise<Reached> => {
  const { client, model, schema } = rebuild;
  const { previous } = schemasOf(model);
  // The new tables are lost in a crash anyway. The commit of the swap waits for the disk, and so for all commits before it.
  await client.query('set synchronous_commit to off');
  await dropTables(client, schema);
  await dropTables(client, previous);
  await createTables(client, model, schema);
  await rebuild.progress(0);
  const most = await copyLog(rebuild, startOfLog);
  await complete(rebuild);
  // Creating indexes takes time, and bookings have gone on meanwhile.
  const nearly = await copyLog(rebuild, most);
  return swapTables(rebuild, nearly, previous);
};

const tidyUp = async ({ client, model, schema }: Rebuild): Promise<void> => {
  try {
    await client.query('rollback');
    await dropTables(client, schema);
    await changeCheckpoint(client, model.name, { rebuilding: null });
  } catch {
    // The connection is lost: the next rebuild drops the tables that this one has left.
  }
  await client.end();
};

type Options = Readonly<{
  signal: AbortSignal;
  onProgress: (share: number) => void;
  /** Concurrent rebuilds that are given the same pages read the log together. */
  pages?: LogPages;
}>;

/**
 * Rebuilds the tables of `model` from the whole log beside the ones in use, and swaps them by renaming in one transaction.
 * Readers see the old content, then the new, never an error; the projector continues meanwhile. Answers the number of events read.
 * Throws RebuildRunning, RebuildStopped at an event that cannot be applied or a violated constraint, or the failure of the
 * connection; the old tables then stay in use.
 */
export const rebuildBeside = async (
  context: ProjectionContext,
  model: ReadModel,
  options: Options,
): Promise<number> => {
  const client = await lockRebuild(context, model);
  const progress = rebuildProgress(client, model, options.onProgress);
  const { signal, pages = openLogPages(context) } = options;
  const log = pages.join();
  const rebuild = {
    context,
    model,
    client,
    schema: schemasOf(model).next,
    log,
    throttle: pages.throttle,
    signal,
    progress,
    began: performance.now(),
  };
  try {
    const { events } = await build(rebuild);
    await dropTables(client, schemasOf(model).previous);
    await dropFormerTables(client, model);
    options.onProgress(1);
    return events;
  } finally {
    log.leave();
    await tidyUp(rebuild);
  }
};
