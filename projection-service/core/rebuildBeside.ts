import { describeFailure, isTransient } from '@platzwart/database/failures';
import { setTimeout as pause } from 'node:timers/promises';
import { otherReleases } from '@platzwart/database/releases';
import { changeCheckpoint, checkpointOf, readCheckpoints } from './checkpoints.ts';
import { RebuildStopped, copyLog, startOfLog } from './copyLog.ts';
import { dropFormerTables } from './formerModels.ts';
import { type LogPages, openLogPages } from './logPages.ts';
import type { ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';
import { completeTables, createTables, dropTables, schemasOf } from './readModelTables.ts';
import { lockRebuild } from './rebuildLock.ts';
import type { Reached, Rebuild } from './rebuild.ts';
import { mostOfRebuild, rebuildProgress } from './rebuildProgress.ts';
import { swapTables } from './swapTables.ts';

const complete = async ({ client, model, schema }: Rebuild): Promise<void> => {
  try {
    await completeTables(client, model, schema);
  } catch (error) {
    if (isTransient(error)) throw error;
    throw new RebuildStopped(`the new tables cannot be completed: ${describeFailure(error)}`);
  }
};

const millisecondsBetweenLooks = 100;

/** Tables of another version are what the services of their release read. */
const areReadByOthers = async ({ client, model }: Rebuild): Promise<boolean> => {
  const { version } = checkpointOf(await readCheckpoints(client), model);
  return version !== model.version && (await otherReleases(client)).length > 0;
};

/** The new tables follow the log until no program of another release is connected any more. */
const followUntilAlone = async (rebuild: Rebuild, from: Reached, onAhead: () => void): Promise<Reached> => {
  let reached = from;
  while (await areReadByOthers(rebuild)) {
    // The gateway of this release waits for this before it takes over (graphql-gateway/live/tablesAhead.ts).
    if (reached === from) await changeCheckpoint(rebuild.client, rebuild.model.name, { rebuilding: mostOfRebuild });
    onAhead();
    await pause(millisecondsBetweenLooks, undefined, { signal: rebuild.signal });
    reached = await copyLog(rebuild, reached);
  }
  return reached;
};

const build = async (rebuild: Rebuild, onAhead: () => void): Promise<Reached> => {
  const { client, model, schema } = rebuild;
  const { previous } = schemasOf(model);
  // The new tables are lost in a crash anyway. The commit of the swap waits for the disk, and so for all commits before it.
  await client.query('set synchronous_commit to off');
  // First, so that tables that a killed process leaves behind are known to be left.
  await rebuild.progress(0);
  await dropTables(client, schema);
  await dropTables(client, previous);
  await createTables(client, model, schema);
  const most = await copyLog(rebuild, startOfLog);
  await complete(rebuild);
  // Creating indexes takes time, and bookings have gone on meanwhile.
  const nearly = await copyLog(rebuild, most);
  return swapTables(rebuild, await followUntilAlone(rebuild, nearly, onAhead), previous);
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
  /** The new tables are complete and follow the log; they wait for the services of another release to end. May be called often. */
  onAhead?: () => void;
  /** Concurrent rebuilds that are given the same pages read the log together. */
  pages?: LogPages;
}>;

/**
 * Rebuilds the tables of `model` from the whole log beside the ones in use, and swaps them by renaming in one transaction.
 * Readers see the old content, then the new, never an error; the projector continues meanwhile. Tables of another version are replaced only
 * once no program of another release is connected (docs/adr/0079). Answers the number of events read.
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
  const { signal, pages = openLogPages(context), onAhead = () => undefined } = options;
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
    const { events } = await build(rebuild, onAhead);
    await dropTables(client, schemasOf(model).previous);
    await dropFormerTables(client, model);
    options.onProgress(1);
    return events;
  } finally {
    log.leave();
    await tidyUp(rebuild);
  }
};
