import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';

const house = fileURLToPath(new URL('../../', import.meta.url));

/** Runs Node with these arguments in the house, its output on ours; answers the exit code. */
export const runNode = (args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number | null> =>
  new Promise((resolve, reject) => {
    const child = spawn(process.execPath, args, {
      cwd: house,
      stdio: ['ignore', 'inherit', 'inherit'],
      env: { ...process.env, ...env },
    });
    child.once('error', reject);
    child.once('close', (code) => resolve(code));
  });
