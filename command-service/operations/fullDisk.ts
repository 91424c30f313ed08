import { statfsSync } from 'node:fs';
import type { AppendResult, EventStore } from '@platzwart/event-store';

/** SQLSTATE of PostgreSQL on a disk without space. */
const diskFull = '53100';
/** Below it, a database stops in the middle of a booking. */
const leastFreeBytes = 50 * 1024 * 1024;

const isFromFullDisk = (error: unknown): boolean => {
  if (!(error instanceof Error)) return false;
  return ('code' in error && error.code === diskFull) || isFromFullDisk(error.cause);
};

const freeBytesIn = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

type Appending = Pick<EventStore, 'append'>;

export type FullDisk = Readonly<{
  /** The same store, whose refused appends are noted. */
  watch: <Store extends Appending>(store: Store) => Store & Appending;
  /** A sentence about the disk; null while there is space. */
  problem: () => string | null;
}>;

/**
 * Notices a full disk: that of `folder` before it is full, and that of a database on another machine when it refuses an append, until it takes one
 * again. `freeBytes` of a folder are given by specs.
 */
export const fullDisk = (folder: string | null, freeBytes: (folder: string) => number = freeBytesIn): FullDisk => {
  let isRefused = false;
  const noted = async (append: Promise<AppendResult>): Promise<AppendResult> => {
    try {
      const result = await append;
      isRefused = false;
      return result;
    } catch (error) {
      isRefused = isFromFullDisk(error);
      throw error;
    }
  };
  const hasSpace = (): boolean => {
    try {
      return folder === null || freeBytes(folder) >= leastFreeBytes;
    } catch {
      // A folder that cannot be looked at says nothing about its disk.
      return true;
    }
  };
  return {
    watch: (store) => ({ ...store, append: (...call) => noted(store.append(...call)) }),
    problem: () => {
      if (isRefused) return 'The disk of the event store is full: nothing can be written.';
      return hasSpace() ? null : 'The disk of the data folder is almost full: free some space.';
    },
  };
};
