import { statfsSync } from 'node:fs';
import { StartRefused } from '../host/startRefused.ts';

const megabyte = 1024 * 1024;
const needed = 200 * megabyte;

/** Free bytes for this account on the disk that holds the folder. */
export const freeSpace = (folder: string): number => {
  const { bavail, bsize } = statfsSync(folder);
  return bavail * bsize;
};

/** Refuses to start with little free disk: a database without space stops in the middle of a booking. */
export const refuseFullDisk = (folder: string): void => {
  const free = freeSpace(folder);
  if (free >= needed) return;
  throw new StartRefused(
    `The disk that holds ${folder} is full (${Math.floor(free / megabyte)} MB left): free some space (500 MB are plenty) and start again.`,
  );
};
