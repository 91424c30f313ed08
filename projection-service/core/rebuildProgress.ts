import { changeCheckpoint } from './checkpoints.ts';
import type { ReadModel } from './readModel.ts';
import type { Queryable } from './sql.ts';

/** The share of a rebuild whose tables are complete and not in use yet. */
export const mostOfRebuild = 0.99;

const millisecondsBetweenReports = 200;

/**
 * Writes the progress into the checkpoint's row for health and dashboard, and calls `onProgress`, at most five times a second.
 * Moving a checkpoint does not use this column, so the projector is not disturbed.
 */
export const rebuildProgress = (db: Queryable, { name }: ReadModel, onProgress: (share: number) => void) => {
  let next = 0;
  return async (share: number): Promise<void> => {
    const now = performance.now();
    if (now < next) return;
    next = now + millisecondsBetweenReports;
    await changeCheckpoint(db, name, { rebuilding: share });
    onProgress(share);
  };
};
