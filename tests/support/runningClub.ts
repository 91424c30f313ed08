import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { servicePass } from '@platzwart/service-process/service-pass';
import * as v from 'valibot';

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
  /** Hands a command to the command-service as the gateway does. */
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

/** The club whose house was started on `dataFolder`, by this process or another. */
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

const untilUp = async (url: string, house: ChildProcess, output: () => string): Promise<void> => {
  while (!(await isUp(url))) {
    if (house.exitCode !== null) throw new Error(`The house did not open:\n${output()}`);
    await pause(100);
  }
};

const ended = (house: ChildProcess): Promise<void> =>
  new Promise((resolve) => (house.exitCode === null ? house.once('exit', () => resolve()) : resolve()));

export type OpenHouse = Readonly<{ club: RunningClub; close: () => Promise<void> }>;

type Settings = Readonly<Record<string, string>>;

/** A house of which nothing is known but that it was started: `opened` when it says it is healthy, `close` keeps its data. */
type StartedHouse = Readonly<{ opened: () => Promise<RunningClub>; close: () => Promise<void> }>;

/** Ends a program as if it had been told to, when whoever started it is gone. */
const endsWithUs = fileURLToPath(new URL('../../scripts/supervisor/stopWithSupervisor.mjs', import.meta.url));

/** Starts the whole house on `dataFolder`; `settings` are added to the environment. It ends with this process, however that ends. */
export const startHouse = (dataFolder: string, port: number, settings: Settings = {}): StartedHouse => {
  const house = spawn(process.execPath, ['--import', endsWithUs, 'scripts/start.mjs'], {
    cwd: root,
    env: { ...process.env, ...settings, PORT: String(port), DATA_DIR: dataFolder },
    stdio: ['ignore', 'pipe', 'pipe', 'ipc'],
  });
  let output = '';
  const collect = (chunk: Buffer): void => {
    output = (output + chunk.toString()).slice(-20_000);
  };
  house.stdout?.on('data', collect);
  house.stderr?.on('data', collect);
  const opened = async (): Promise<RunningClub> => {
    await untilUp(`http://127.0.0.1:${port}`, house, () => output);
    return clubIn(dataFolder);
  };
  const close = (): Promise<void> => {
    house.kill('SIGTERM');
    return ended(house);
  };
  return { opened, close };
};

/**
 * Opens the whole house with a demo club on a data folder of its own; `close` ends it and removes the folder.
 * `settings` are added to the environment.
 */
export const openHouse = async (port: number, settings: Settings = {}): Promise<OpenHouse> => {
  const dataFolder = await mkdtemp(join(tmpdir(), 'platzwart-house-'));
  const house = startHouse(dataFolder, port, settings);
  const club = await house.opened();
  const close = async (): Promise<void> => {
    await house.close();
    await rm(dataFolder, { recursive: true, force: true });
  };
  return { club, close };
};

/** The club that the run's set-up has opened. */
export const clubOfThisRun = (): Promise<RunningClub> => clubIn(process.env['CLUB_DATA_FOLDER'] ?? '');
