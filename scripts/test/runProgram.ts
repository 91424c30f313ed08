import { spawn } from 'node:child_process';
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

/** Runs Node with these arguments in the repository, with inherited output or output appended to `logFile`; returns the exit code. */
export const runNode = (args: readonly string[], { env = {}, logFile }: Options = {}): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const output = logFile === undefined ? 'inherit' : openSync(logFile, 'a');
    const child = spawn(process.execPath, args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...(logFile === undefined ? plain : withoutColours), ...env },
    });
    if (typeof output === 'number') closeSync(output);
    child.once('error', reject);
    child.once('close', (code) => resolve(code));
  });
