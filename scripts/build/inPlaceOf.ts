import { renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const house = fileURLToPath(new URL('../../', import.meta.url));
const everything = { recursive: true, force: true } as const;

const moveAway = (folder: string, to: string): void => {
  try {
    renameSync(folder, to);
  } catch {
    // there was nothing yet, or another build was quicker
  }
};

/**
 * Builds into a folder beside `target` and puts it in its place when it is whole: a house that runs, or another build
 * at the same time, never meets half of a build.
 */
export const inPlaceOf = async (target: string, build: (folder: string) => Promise<void>): Promise<void> => {
  const place = join(house, target);
  const [fresh, old] = [`${place}.${process.pid}`, `${place}.${process.pid}.old`];
  try {
    await build(fresh);
    moveAway(place, old);
    moveAway(fresh, place);
  } finally {
    for (const folder of [fresh, old]) rmSync(folder, everything);
  }
};
