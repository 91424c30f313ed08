import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { freemem } from 'node:os';
import { join } from 'node:path';

const gigabyte = 2 ** 30;
/** What all data folders of a run take at most, with room to spare. */
const [roomNeeded, memoryNeeded] = [6 * gigabyte, 8 * gigabyte];

const roomIn = (folder: string): number => {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return bavail * bsize;
  } catch {
    return 0;
  }
};

/**
 * Creates a folder of this run in memory (Linux: /dev/shm), where the machine has room for one. Tests create and drop hundreds of databases:
 * without a disk, PostgreSQL needs a fifth less processor time for them. Returns undefined where there is no room, and where the caller
 * chose a folder (`TMPDIR`). The folder is removed when the process ends.
 */
export const createMemoryFolder = (memory = '/dev/shm'): string | undefined => {
  if (process.env['TMPDIR'] !== undefined) return undefined;
  if (roomIn(memory) < roomNeeded || freemem() < memoryNeeded) return undefined;
  const folder = mkdtempSync(join(memory, 'platzwart-test-'));
  // Started by root, PostgreSQL may run as another account.
  chmodSync(folder, 0o711);
  process.on('exit', () => rmSync(folder, { recursive: true, force: true, maxRetries: 10 }));
  return folder;
};
