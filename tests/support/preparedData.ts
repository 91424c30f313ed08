import { chownSync, chmodSync, constants, copyFileSync, lstatSync, mkdirSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { preparedDataVariable } from '../../scripts/test/prepareData.ts';

/** The owner is compared, too: as root, the cluster may belong to the account that its server runs as. */
const copy = (from: string, to: string): void => {
  const { uid, gid, mode } = lstatSync(from);
  if (lstatSync(from).isDirectory()) {
    mkdirSync(to, { recursive: true });
    for (const name of readdirSync(from)) copy(join(from, name), join(to, name));
    // PostgreSQL refuses a cluster that others may read.
    chmodSync(to, mode);
  } else copyFileSync(from, to, constants.COPYFILE_FICLONE);
  if (process.getuid?.() === 0) chownSync(to, uid, gid);
};

/**
 * Copies the cluster and its password from the data folder of a PostgreSQL that was stopped in order. Locks and logs
 * are not copied.
 */
export const copyCluster = (from: string, to: string): void => {
  mkdirSync(to, { recursive: true, mode: 0o711 });
  for (const part of ['cluster', 'password']) copy(join(from, part), join(to, part));
};

/**
 * Fills an empty data folder with the demo club, so that an instance starts on it without creating a cluster and
 * seeding. Secrets are not copied: each instance creates its own. Does nothing if no data were prepared; then the
 * instance does all of it, as at every first start.
 */
export const copyPreparedData = (folder: string): void => {
  const prepared = process.env[preparedDataVariable];
  if (prepared) copyCluster(join(prepared, 'postgres'), join(folder, 'postgres'));
};
