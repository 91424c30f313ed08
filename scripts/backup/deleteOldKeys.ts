import { rmSync } from 'node:fs';
import { join } from 'node:path';
import type { Backup } from './manifest.ts';

const keysLiveMilliseconds = 30 * 24 * 60 * 60 * 1_000;

/**
 * Deletes the keys of those `backups` that are more than thirty days older than `now` (ISO 8601 instant): an erased person must not be readable in
 * any backup for longer. The newest keys open every older log.
 */
export const deleteOldKeys = (backups: readonly Backup[], now: string): void => {
  const before = new Date(Date.parse(now) - keysLiveMilliseconds).toISOString();
  for (const { folder, manifest } of backups)
    if (manifest.takenAt < before) rmSync(join(folder, manifest.keys.name), { force: true });
};
