import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { startProgram } from '../operations/program.ts';
import { freePort } from '../support/freePort.ts';
import { copyLog, withScratchDatabase } from './copyLog.ts';
import type { TableContent } from './evidence.ts';
import { readTables, withDatabase } from './readEvidence.ts';
import { waitUntilIdle } from './waitUntilIdle.ts';

const answers = (port: number): Promise<boolean> =>
  fetch(`http://127.0.0.1:${port}/health`).then(
    ({ ok }) => ok,
    () => false,
  );

const waitUntilReady = async (port: number): Promise<void> => {
  const end = performance.now() + 30_000;
  while (!(await answers(port))) {
    if (performance.now() > end) throw new Error('The projection-service of the replay did not start within 30 s');
    await pause(50);
  }
};

/**
 * A new replay: a copy of the log in an empty database, and a separate projection-service that makes the read models
 * from it. Returns their tables.
 */
export const replay = (databaseUrl: string): Promise<readonly TableContent[]> =>
  withScratchDatabase(databaseUrl, async (url) => {
    const port = await freePort();
    const environment = { DATABASE_URL: url, PROJECTION_PORT: String(port), LOG_LEVEL: 'warn' };
    const { child } = startProgram(['dist/projection-service.js'], environment);
    try {
      await waitUntilReady(port);
      await copyLog(databaseUrl, url);
      await waitUntilIdle(url);
      return await withDatabase(url, readTables);
    } finally {
      const ended = once(child, 'close');
      if (child.exitCode === null && child.kill('SIGKILL')) await ended;
    }
  });
