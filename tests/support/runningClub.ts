import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { servicePass } from '@platzwart/service-process/service-pass';
import * as v from 'valibot';
import { copyPreparedData } from './preparedData.ts';
import { withoutLimits } from './withoutLimits.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

const runtimeSchema = v.object({
  address: v.string(),
  databaseUrl: v.string(),
  ports: v.object({ command: v.number(), projection: v.number(), gateway: v.number() }),
});
const secretsSchema = v.object({ SERVICE_SECRET: v.string() });
const answerSchema = v.variant('outcome', [
  v.object({ outcome: v.literal('accepted'), position: v.nullable(v.string()), ids: v.array(v.string()) }),
  v.object({ outcome: v.literal('rejected'), code: v.string(), fields: v.array(v.string()) }),
]);

export type RunningClub = Readonly<{
  url: string;
  dataFolder: string;
  databaseUrl: string;
  /** Sends a command to the command-service as the gateway does. */
  command: (message: unknown) => Promise<v.InferOutput<typeof answerSchema>>;
}>;

const readJson = async (file: string): Promise<unknown> => JSON.parse(await readFile(file, 'utf8'));

/** The command-service at a port of the loopback. */
export const commandsAt = (port: number, secret: string): RunningClub['command'] => {
  const pass = servicePass({ secret, issuer: 'graphql-gateway', audience: 'command-service', now: Date.now });
  return async (message) => {
    const response = await fetch(`http://127.0.0.1:${port}/commands`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: await pass() },
      body: JSON.stringify(message),
    });
    return v.parse(answerSchema, await response.json());
  };
};

/** The club of the instance that runs on `dataFolder`. */
export const clubIn = async (dataFolder: string): Promise<RunningClub> => {
  const { address, databaseUrl, ports } = v.parse(runtimeSchema, await readJson(join(dataFolder, 'runtime.json')));
  const { SERVICE_SECRET } = v.parse(secretsSchema, await readJson(join(dataFolder, 'secrets.json')));
  return { url: address, dataFolder, databaseUrl, command: commandsAt(ports.command, SERVICE_SECRET) };
};

const isUp = (url: string): Promise<boolean> =>
  fetch(new URL('/health', url)).then(
    (response) => response.ok,
    () => false,
  );

const requireHealthy = async (url: string, instance: ChildProcess, output: () => string): Promise<void> => {
  while (!(await isUp(url))) {
    if (instance.exitCode !== null) throw new Error(`The instance did not open:\n${output()}`);
    await pause(100);
  }
};

const ended = (instance: ChildProcess): Promise<void> =>
  new Promise((resolve) => (instance.exitCode === null ? instance.once('exit', () => resolve()) : resolve()));

export type StartedInstance = Readonly<{ club: RunningClub; close: () => Promise<void> }>;

type Settings = Readonly<Record<string, string>>;

/** A starting instance: `healthy` and `opened` resolve when it is healthy, `close` keeps its data. */
type SpawnedInstance = Readonly<{
  healthy: () => Promise<void>;
  opened: () => Promise<RunningClub>;
  close: () => Promise<void>;
}>;

/** Stops a program in order when the process that started it ends. */
const stopWithParent = fileURLToPath(new URL('../../scripts/supervisor/stopWithSupervisor.mjs', import.meta.url));

/** Starts the whole instance on `dataFolder`; `settings` are added to the environment. It ends with this process. */
export const spawnInstance = (dataFolder: string, port: number, settings: Settings = {}): SpawnedInstance => {
  const instance = spawn(process.execPath, ['--import', stopWithParent, 'scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...withoutLimits, ...settings, PORT: String(port), DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  instance.stdout?.on('data', collect);
  instance.stderr?.on('data', collect);
  const healthy = (): Promise<void> => requireHealthy(`http://127.0.0.1:${port}`, instance, () => output);
  const opened = async (): Promise<RunningClub> => {
    await healthy();
    return clubIn(dataFolder);
  };
  const close = (): Promise<void> => {
    instance.kill('SIGTERM');
    return ended(instance);
  };
  return { healthy, opened, close };
};

/**
 * Starts the whole instance with a demo club on a new data folder; `close` ends it and removes the folder.
 * `settings` are added to the environment.
 */
export const startInstance = async (port: number, settings: Settings = {}): Promise<StartedInstance> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'platzwart-instance-'));
  copyPreparedData(dataFolder);
  const instance = spawnInstance(dataFolder, port, settings);
  const club = await instance.opened();
  const close = async (): Promise<void> => {
    await instance.close();
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { club, close };
};

/** The instance that the global set-up has started for this worker. */
export const clubOfThisRun = (): Promise<RunningClub> => {
  const folders = (process.env['CLUB_DATA_FOLDER'] ?? '').split(delimiter);
  return clubIn(folders[Number(process.env['TEST_PARALLEL_INDEX'] ?? 0) % folders.length] ?? '');
};
