import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Runs `npm run restart -- <service>` on the instance of that data folder, without npm. Throws with its output if it fails. */
export const restartService = async (dataFolder: string, service: string): Promise<void> => {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/restart.ts', service], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataFolder },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  let errors = '';
  child.stderr.on('data', (chunk: Buffer) => (errors += chunk.toString()));
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${service} was not restarted: ${errors.trim()}`);
};
