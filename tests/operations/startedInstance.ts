import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort } from '../support/freePort.ts';
import { copyPreparedData } from '../support/preparedData.ts';
import { type Program, startProgram } from './program.ts';
import { processesOn } from './processes.ts';

export type TestInstance = Readonly<{
  folder: string;
  port: number;
  url: string;
  env: Readonly<Record<string, string>>;
}>;

/** A folder and a port for one instance; nothing is started yet. */
export const newTestInstance = async (): Promise<TestInstance> => {
  const folder = await mkdtemp(join(tmpdir(), 'platzwart-operations-'));
  const port = await freePort();
  return { folder, port, url: `http://127.0.0.1:${port}`, env: { DATA_DIR: folder, PORT: String(port) } };
};

/** The same with a demo club in the folder (preparedData.ts), for specs that do not test the first start. */
export const newTestInstanceWithData = async (): Promise<TestInstance> => {
  const testInstance = await newTestInstance();
  copyPreparedData(testInstance.folder);
  return testInstance;
};

/** `npm start`, without npm. */
export const startTestInstance = ({ env }: TestInstance, more: Readonly<Record<string, string>> = {}): Program =>
  startProgram(['scripts/start.mjs'], { ...env, ...more });

/** Waits for the supervisor's message that all services are ready. */
export const untilOpen = async (program: Program): Promise<void> => {
  while (!program.output().includes('Platzwart is open')) {
    const { exitCode, signalCode } = program.child;
    if (exitCode !== null || signalCode !== null)
      throw new Error(`It did not open:\n${program.output()}${program.errors()}`);
    await pause(50);
  }
};

/** Cleans up after a failed case. */
export const clearAway = async ({ folder }: TestInstance): Promise<void> => {
  for (const { pid } of processesOn(folder)) process.kill(pid, 'SIGKILL');
  while (processesOn(folder).length > 0) await pause(20);
  await rm(folder, { recursive: true, force: true });
};
