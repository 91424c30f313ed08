import { spawn } from 'node:child_process';
import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { builtProgram } from './builtProgram.ts';
import type { RunningClub } from './runningClub.ts';

const portsSchema = v.object({ ports: v.object({ command: v.number(), projection: v.number() }) });
const secretsSchema = v.object({ SESSION_SECRET: v.string(), SERVICE_SECRET: v.string() });
const pathOf = (relative: string): string => fileURLToPath(new URL(`../../${relative}`, import.meta.url));

const isUp = (url: string): Promise<boolean> =>
  fetch(new URL('/health', url)).then(
    ({ ok }) => ok,
    () => false,
  );

/** `crash`: it ends at once, as by a power cut. */
export type ProductionGateway = Readonly<{ url: string; close: () => void; crash: () => void }>;

/**
 * A second gateway of a running club, in production mode: it executes only the documents of our client. Browsers use it, while the
 * specs prepare and look at the data by documents of their own through the first one. It ends with this process. `settings` are added to
 * its environment.
 */
export const startProductionGateway = async (
  { dataFolder, databaseUrl }: RunningClub,
  port: number,
  settings: Readonly<Record<string, string>> = {},
): Promise<ProductionGateway> => {
  const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(join(dataFolder, file), 'utf8'));
  const { ports } = v.parse(portsSchema, await readJson('runtime.json'));
  const child = spawn(
    process.execPath,
    ['--import', pathOf('scripts/supervisor/stopWithSupervisor.mjs'), builtProgram('graphql-gateway')],
    {
      env: {
        ...process.env,
        ...v.parse(secretsSchema, await readJson('secrets.json')),
        PLATZWART_MODE: 'production',
        DATABASE_URL: databaseUrl,
        PORT: String(port),
        COMMAND_SERVICE_URL: `http://127.0.0.1:${ports.command}`,
        PROJECTION_SERVICE_URL: `http://127.0.0.1:${ports.projection}`,
        CLIENT_DIR: pathOf('client/dist'),
        ...settings,
      },
      stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  while (!(await isUp(url))) {
    if (child.exitCode !== null) throw new Error(`The gateway did not start: ${child.exitCode}`);
    await pause(50);
  }
  return { url, close: () => void child.kill('SIGTERM'), crash: () => void child.kill('SIGKILL') };
};
