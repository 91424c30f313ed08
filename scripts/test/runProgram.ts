import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../../', import.meta.url));

/** No colours where the output is not a terminal. */
const withoutColours = { NO_COLOR: '1', FORCE_COLOR: '0' };
const plain = process.stdout.isTTY ? {} : withoutColours;

type Options = Readonly<{
  env?: Readonly<Record<string, string>>;
  /** A file and not a pipe: a reader of a pipe may end before the program, and the program would fail while it closes. */
  logFile?: string | undefined;
}>;

/** The programs that run, and when each has ended. */
const running = new Map<ChildProcess, Promise<unknown>>();
let isEnding = false;

/** Runs Node with these arguments in the repository, with inherited output or output appended to `logFile`; returns the exit code. */
export const runNode = (args: readonly string[], { env = {}, logFile }: Options = {}): Promise<number | null> =>
  new Promise((resolve, reject) => {
    // Nobody is told the end of a program that was interrupted, so that nothing goes on after it; nothing else may begin, either.
    if (isEnding) return;
    const output = logFile === undefined ? 'inherit' : openSync(logFile, 'a');
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...(logFile === undefined ? plain : withoutColours), ...env },
    });
    if (typeof output === 'number') closeSync(output);
    running.set(child, new Promise((ended) => child.once('close', ended)));
    child.once('error', reject);
    child.once('close', (code) => {
      running.delete(child);
      if (!isEnding) resolve(code);
    });
  });

/** For an interrupted run: asks all programs of `runNode` to end and resolves when they have. */
export const endPrograms = async (): Promise<void> => {
  isEnding = true;
  const ended = [...running.values()];
  for (const program of running.keys()) program.kill('SIGTERM');
  await Promise.all(ended);
};
