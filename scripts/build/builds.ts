import { readFileSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** A build: the services (`dist`) and the client (`client/dist`), made together from the same sources. */
export type BuildFolders = Readonly<{ services: string; client: string }>;

/** Of a build of before 0.2.0, or one that is not there. */
const unknown = 'unknown';
const keptName = new RegExp(`^dist\\.([0-9a-f]{8}|${unknown})$`);
/** Besides the one in place. */
const keptBuilds = 2;

/** The id of a build by the stamp of its sources. */
export const buildIdOf = (stamp: string): string => stamp.slice(0, 8);

/** The id of the build in `dist`. */
export const currentBuild = (root: string): string => {
  try {
    return buildIdOf(readFileSync(join(root, 'dist', 'sources'), 'utf8'));
  } catch {
    return unknown;
  }
};

/** Where a build is kept once another one has replaced it. */
export const keptFolders = (root: string, id: string): BuildFolders => ({
  services: join(root, `dist.${id}`),
  client: join(root, 'client', `dist.${id}`),
});

/** Where a build is now: another one may have replaced it since it was started. */
export const foldersOf = (root: string, id: string): BuildFolders =>
  id === currentBuild(root)
    ? { services: join(root, 'dist'), client: join(root, 'client', 'dist') }
    : keptFolders(root, id);

/** The file by which the supervisor with this process id says that it runs the build in `services`. */
export const usageFile = (services: string, pid: number): string => join(services, `in-use.${pid}`);

const isRunning = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const isInUse = (services: string): boolean =>
  readdirSync(services).some((name) => name.startsWith('in-use.') && isRunning(Number(name.slice('in-use.'.length))));

const keptIds = (root: string): readonly string[] => {
  const ids = readdirSync(root).flatMap((name) => keptName.exec(name)?.[1] ?? []);
  const ageOf = (id: string): number => statSync(keptFolders(root, id).services).mtimeMs;
  return ids.toSorted((a, b) => ageOf(b) - ageOf(a));
};

/** The build that was replaced last; null where none is kept. */
export const previousBuild = (root: string): string | null => keptIds(root)[0] ?? null;

/** Removes replaced builds but the newest, and those that an instance runs. */
export const removeOldBuilds = (root: string): void => {
  for (const id of keptIds(root).slice(keptBuilds)) {
    const folders = keptFolders(root, id);
    if (isInUse(folders.services)) continue;
    for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
  }
};
