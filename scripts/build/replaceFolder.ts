import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));
const everything = { recursive: true, force: true } as const;

const renameIfPresent = (folder: string, to: string): void => {
  try {
    renameSync(folder, to);
  } catch {
    // There was no old folder, or another build has replaced it.
  }
};

/**
 * Builds into a temporary folder and replaces `target` when the build is complete, so that neither a running instance nor a concurrent
 * build sees half of it.
 */
export const replaceFolder = async (target: string, build: (folder: string) => Promise<void>): Promise<void> => {
  const folderInPlace = join(root, target);
  const [fresh, old] = [`${folderInPlace}.${process.pid}`, `${folderInPlace}.${process.pid}.old`];
  try {
    await build(fresh);
    renameIfPresent(folderInPlace, old);
    renameIfPresent(fresh, folderInPlace);
  } finally {
    for (const folder of [fresh, old]) rmSync(folder, everything);
  }
};
