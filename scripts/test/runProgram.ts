import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const house = fileURLToPath(new URL('../../', import.meta.url));

/** Colours are for people: in a file they are noise. */
const plain = process.stdout.isTTY ? {} : { NO_COLOR: '1', FORCE_COLOR: '0' };

/** Runs Node with these arguments in the house, its output on ours; answers the exit code. */
export const runNode = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: house,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...plain, ...env },
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code));
  });
