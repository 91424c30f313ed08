import { renameSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type BuildFolders, buildIdOf, currentBuild, keptFolders, removeOldBuilds } from './builds.ts';

const everything = { recursive: true, force: true } as const;

const renameIfPresent = (folder: string, to: string): void => {
  try {
    renameSync(folder, to);
  } catch {
    // There was no old folder, or another build has replaced it.
  }
};

const remove = ({ services, client }: BuildFolders): void => {
  for (const folder of [services, client]) rmSync(folder, everything);
};

const move = (from: BuildFolders, to: BuildFolders): void => {
  renameIfPresent(from.services, to.services);
  renameIfPresent(from.client, to.client);
};

const inPlace = (root: string): BuildFolders => ({
  services: join(root, 'dist'),
  client: join(root, 'client', 'dist'),
});

/**
 * Puts a complete build in place. The one that it replaces is kept under its id, because an instance may be running it and starts its services from
 * there (docs/adr/0079).
 */
const putInPlace = (root: string, fresh: BuildFolders, id: string): void => {
  const before = currentBuild(root);
  const kept = keptFolders(root, before === id ? `${process.pid}.old` : before);
  remove(kept);
  move(inPlace(root), kept);
  move(fresh, inPlace(root));
  if (before === id) remove(kept);
};

/** Builds into temporary folders, so that neither a running instance nor a concurrent build sees half of it. `stamp`: of the sources. */
export const replaceBuild = async (
  root: string,
  stamp: string,
  build: (folders: BuildFolders) => Promise<unknown>,
): Promise<void> => {
  const fresh = keptFolders(root, String(process.pid));
  try {
    await build(fresh);
    writeFileSync(join(fresh.services, 'sources'), stamp);
    putInPlace(root, fresh, buildIdOf(stamp));
    removeOldBuilds(root);
  } finally {
    remove(fresh);
  }
};

/** Puts a replaced build in place again, and keeps the one that is there. */
export const putBack = (root: string, id: string): void => putInPlace(root, keptFolders(root, id), id);
