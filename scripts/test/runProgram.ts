import { type ChildProcess, spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { setTimeout } from 'node:timers/promises';
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

/** A group of its own for each program, because what it started may not notice that it has ended. Windows has no such groups. */
export const ownGroup = { detached: process.platform !== 'win32' } as const;

/** The programs that run, and when each has ended. */
const running = new Map<ChildProcess, Promise<unknown>>();
let ending: Promise<void> | undefined;

/** `endPrograms` ends this program, too; it has to be started with `ownGroup`. */
export const trackProgram = (child: ChildProcess): void => {
  running.set(
    child,
    new Promise((ended) => {
      child.once('close', ended);
      child.once('error', ended);
    }),
  );
  child.once('close', () => running.delete(child));
};

/** Runs Node with these arguments in the repository, with inherited output or output appended to `logFile`; returns the exit code. */
export const runNode = (args: readonly string[], { env = {}, logFile }: Options = {}): Promise<number | null> =>
  new Promise((resolve, reject) => {
    // Nobody is told the end of a program that was interrupted, so that nothing goes on after it; nothing else may begin, either.
    if (ending) return;
    const output = logFile === undefined ? 'inherit' : openSync(logFile, 'a');
    const child = spawn(process.execPath, args, {
      ...ownGroup,
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...(logFile === undefined ? plain : withoutColours), ...env },
    });
    if (typeof output === 'number') closeSync(output);
    trackProgram(child);
    child.once('error', reject);
    child.once('close', (code) => {
      if (!ending) resolve(code);
    });
  });

/** Returns whether somebody of the group was there to get the signal. */
const signalGroup = ({ pid }: ChildProcess, signal: NodeJS.Signals | 0): boolean => {
  try {
    return pid !== undefined && ownGroup.detached && process.kill(-pid, signal);
  } catch {
    return false;
  }
};

/** A worker that computes, or waits for a database that has ended, goes on after the program that it works for. */
const endGroup = async (program: ChildProcess, graceMs: number): Promise<void> => {
  const until = performance.now() + graceMs;
  while (signalGroup(program, 0) && performance.now() < until) await setTimeout(50);
  signalGroup(program, 'SIGKILL');
};

const endAll = async (graceMs: number): Promise<void> => {
  const end = async ([program, ended]: readonly [ChildProcess, Promise<unknown>]): Promise<void> => {
    program.kill('SIGTERM');
    await ended;
    await endGroup(program, graceMs);
  };
  await Promise.all([...running].map(end));
};

/**
 * For an interrupted run: asks all tracked programs to end, and resolves when they and all that they started in their groups have.
 * `graceMs`: how long that may take after its program.
 */
export const endPrograms = (graceMs = 5_000): Promise<void> => {
  ending ??= endAll(graceMs);
  return ending;
};
