import { spawn } from 'node:child_process';
import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort } from '../host/freePort.ts';
import { readRuntime } from '../supervisor/runtimeFile.ts';
import { ownGroup, trackProgram } from './runProgram.ts';
import { untilDocumentsKept } from './untilDocumentsKept.ts';

/**
 * The data folder of a stopped instance with the demo club: tests start instances on copies of it
 * (tests/support/preparedData.ts).
 */
export const preparedDataVariable = 'PREPARED_DATA_FOLDER';

const root = fileURLToPath(new URL('../../', import.meta.url));
const stopWithUs = fileURLToPath(new URL('../supervisor/stopWithSupervisor.mjs', import.meta.url));
const isOpen = 'Platzwart is open';

/** Without the documents every instance that is started on a copy would render them all. */
const prepared = async (folder: string): Promise<void> => {
  const runtime = readRuntime(folder);
  if (runtime) await untilDocumentsKept(runtime.databaseUrl);
};

/** Starts an instance on an empty folder and stops it once its documents are rendered; returns whether all of it succeeded. */
const openAndClose = async (folder: string): Promise<boolean> => {
  const instance = spawn(process.execPath, ['--import', stopWithUs, 'scripts/start.mjs'], {
    ...ownGroup,
    cwd: root,
    env: { ...process.env, DATA_DIR: folder, PORT: String(await freePort()) },
    stdio: ['ignore', 'pipe', 'inherit', 'ipc'],
  });
  trackProgram(instance);
  const seen = { output: '', wasOpen: false };
  instance.stdout?.on('data', (text: Buffer) => {
    seen.output += text.toString();
    if (seen.wasOpen || !seen.output.includes(isOpen)) return;
    seen.wasOpen = true;
    void prepared(folder)
      .catch(console.error)
      .then(() => instance.kill('SIGTERM'));
  });
  const code = await new Promise<number | null>((resolve) => {
    instance.once('error', () => resolve(null));
    instance.once('close', resolve);
  });
  return seen.wasOpen && code === 0;
};

/**
 * Creates the demo club once for all tests of this run, which removes it at the end. Where that fails (Windows cannot
 * ask a process to end), every instance creates its own, which is slower, and each reports its own problems.
 */
export const prepareData = async (): Promise<void> => {
  if (process.platform === 'win32') return;
  const folder = await mkdtemp(join(tmpdir(), 'platzwart-prepared-'));
  process.on('exit', () => rmSync(folder, { recursive: true, force: true }));
  if (await openAndClose(folder)) process.env[preparedDataVariable] = folder;
};
