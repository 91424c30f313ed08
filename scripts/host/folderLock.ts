import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startOfProcess } from './processIdentity.ts';
import { StartRefused, toFolderError, errorCodeOf } from './startRefused.ts';

type Owner = Readonly<{ pid: number; startedAt: string }>;
type Release = () => void;

const readOwner = (file: string): Owner | undefined => {
  try {
    const [pid = '', startedAt = ''] = readFileSync(file, 'utf8').trim().split('\n');
    return { pid: Number(pid), startedAt };
  } catch {
    return undefined;
  }
};

const stillRuns = (owner: Owner): boolean => startOfProcess(owner.pid) === owner.startedAt;

const take = (file: string): Release => {
  writeFileSync(file, `${process.pid}\n${startOfProcess(process.pid) ?? ''}\n`, { flag: 'wx', mode: 0o600 });
  let held = true;
  return () => {
    if (held) rmSync(file, { force: true });
    held = false; // A later lock of the same folder belongs to another process.
  };
};

const acquireOrReadOwner = (file: string): Release | Owner => {
  try {
    return take(file);
  } catch (error) {
    if (errorCodeOf(error) !== 'EEXIST') throw error;
  }
  const owner = readOwner(file);
  if (owner && stillRuns(owner)) return owner;
  rmSync(file, { force: true });
  return take(file);
};

/**
 * Makes this process the only user of a folder until it releases the folder or ends; the lock of a killed
 * process is ignored. Throws StartRefused when another process uses the folder, or when it cannot be written.
 */
export const lockFolder = (folder: string): Release => {
  try {
    mkdirSync(folder, { recursive: true, mode: 0o711 }); // The database may run under another account.
    const taken = acquireOrReadOwner(join(folder, 'in-use'));
    if (typeof taken === 'function') return taken;
    throw new StartRefused(
      `${folder} is already in use by process ${taken.pid}: stop that one first, or set DATA_DIR to another folder.`,
    );
  } catch (error) {
    throw toFolderError(error, folder);
  }
};
