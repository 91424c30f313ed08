import { execFile } from 'node:child_process';
import { fdatasyncSync, openSync, writeSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { availableParallelism, cpus, loadavg, tmpdir, totalmem } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { executable, findServerFolder } from '../../scripts/postgres/binaries.ts';
import { median } from './rounds.ts';

export type Machine = Readonly<{
  /** The calendar day of the run, UTC. */
  date: string;
  cores: number;
  processor: string;
  memoryGib: number;
  node: string;
  postgres: string;
  /** 8 kB written and synced, per second. */
  fdatasyncsPerSecond: number;
  /** Load average of the last minute, before the first row. */
  load: number;
}>;

const run = promisify(execFile);

const postgresVersion = async (): Promise<string> =>
  (await run(executable(findServerFolder(), 'postgres'), ['--version'])).stdout.trim();

const secondsOfOne = (file: number, page: Uint8Array): number => {
  const started = performance.now();
  writeSync(file, page, 0, page.byteLength, 0);
  fdatasyncSync(file);
  return (performance.now() - started) / 1000;
};

/** The disk of the benchmark's databases: the median of 2,000 pages, synced like a small commit of PostgreSQL. */
const syncsPerSecond = async (): Promise<number> => {
  const folder = await mkdtemp(join(tmpdir(), 'platzwart-bench-'));
  const file = openSync(join(folder, 'page'), 'w');
  const page = Buffer.alloc(8192, 1);
  const seconds = median(Array.from({ length: 2000 }, () => secondsOfOne(file, page)));
  await rm(folder, { recursive: true });
  return Math.round(1 / seconds);
};

export const describeMachine = async (): Promise<Machine> => ({
  load: loadavg()[0] ?? 0,
  date: new Date().toISOString().slice(0, 10),
  cores: availableParallelism(),
  processor: cpus()[0]?.model.trim() ?? 'unknown',
  memoryGib: Math.round(totalmem() / 2 ** 30),
  node: process.version,
  postgres: await postgresVersion(),
  fdatasyncsPerSecond: await syncsPerSecond(),
});
