import { setTimeout as pause } from 'node:timers/promises';
import { type Program, startProgram } from '../operations/program.ts';
import { freePort } from './freePort.ts';
import { type FreshDatabase, freshDatabase } from './freshDatabase.ts';
import { stop, untilHealthy } from './instanceWithFaults.ts';

type Env = Readonly<Record<string, string>>;

type Machine = Readonly<{ gateway: Program; command: Program; projection: Program }>;

/** Two gateways, command-services and projection-services of one club. A gateway calls the services with its own number. */
export type ScaledInstance = Readonly<{
  gateways: readonly [first: number, second: number];
  urls: readonly [first: string, second: string];
  projections: readonly [first: Program, second: Program];
  /** As the owner of its tables. */
  databaseUrl: string;
  /** Stops the three services with that number in order, the gateway first, and starts new ones; resolves when they are healthy. */
  replaceMachine: (index: 0 | 1) => Promise<void>;
  /** Stops all services, does `work`, and starts them again. */
  whileStopped: (work: () => Promise<void>) => Promise<void>;
  close: () => Promise<void>;
}>;

const untilPrinted = async (program: Program): Promise<string> => {
  while (!program.output().includes('\n')) await pause(20);
  return program.output().trim();
};

const twice = async <Made>(make: () => Promise<Made>): Promise<readonly [Made, Made]> => [await make(), await make()];
const urlOf = (port: number): string => `http://127.0.0.1:${port}`;

type Ports = Readonly<Record<'command' | 'projection' | 'gateway', number>>;

const startOn = (env: Env, { url, writerUrl }: FreshDatabase, ports: Ports) => {
  const start = (name: string, more: Env): Program =>
    startProgram([`dist/${name}.js`], { ...env, DATABASE_URL: url, ...more });
  return {
    command: () => start('command-service', { COMMAND_PORT: String(ports.command), WRITER_DATABASE_URL: writerUrl }),
    projection: () => start('projection-service', { PROJECTION_PORT: String(ports.projection) }),
    gateway: () =>
      start('graphql-gateway', {
        PORT: String(ports.gateway),
        COMMAND_SERVICE_URL: urlOf(ports.command),
        PROJECTION_SERVICE_URL: urlOf(ports.projection),
        TRUSTED_PROXY_HOPS: '1',
      }),
  };
};

/** All but the gateways are healthy on their own; the first command-service fills the log. */
const startMachine = async (env: Env, database: FreshDatabase, ports: Ports): Promise<Machine> => {
  const start = startOn(env, database, ports);
  const command = start.command();
  await untilHealthy(urlOf(ports.command), command);
  const projection = start.projection();
  const gateway = start.gateway();
  await untilHealthy(urlOf(ports.gateway), gateway);
  return { command, projection, gateway };
};

const stopInOrder = async ({ gateway, command, projection }: Machine): Promise<void> => {
  for (const { child, hasEnded } of [gateway, command, projection]) {
    child.kill('SIGTERM');
    await hasEnded;
  }
};

/** What all services of the instance share. */
export const secrets: Env = {
  SERVICE_SECRET: 'S3cret-that-all-services-of-the-two-of-each-share',
  SESSION_SECRET: 'An0ther-one-by-which-both-gateways-sign-sessions',
};

/** A demo club on an empty database; with `eventStoreDb` its log is in a stand-in. `close` drops the database. */
export const startScaledInstance = async ({ eventStoreDb }: { eventStoreDb: boolean }): Promise<ScaledInstance> => {
  const database = await freshDatabase();
  const standIn = eventStoreDb
    ? startProgram(['--import', 'tsx', 'event-store/eventstoredb/standIn/serve.ts'], {})
    : undefined;
  const log: Env = standIn ? { EVENTSTOREDB_URL: await untilPrinted(standIn) } : {};
  const env = { NODE_ENV: 'production', PLATZWART_MODE: 'demo', SEED_DEMO: '1', ...secrets, ...log };
  const ports = await twice(async () => ({
    command: await freePort(),
    projection: await freePort(),
    gateway: await freePort(),
  }));
  const start = (index: 0 | 1) => startMachine(env, database, ports[index]);
  const machines: [Machine, Machine] = [await start(0), await start(1)];
  const programsOf = (machine: Machine): readonly Program[] => Object.values(machine);
  return {
    gateways: [ports[0].gateway, ports[1].gateway],
    projections: [machines[0].projection, machines[1].projection],
    urls: [urlOf(ports[0].gateway), urlOf(ports[1].gateway)],
    databaseUrl: database.url,
    replaceMachine: async (index) => {
      await stopInOrder(machines[index]);
      machines[index] = await start(index);
    },
    whileStopped: async (work) => {
      for (const machine of machines) await stopInOrder(machine);
      await work();
      for (const index of [0, 1] as const) machines[index] = await start(index);
    },
    close: async () => {
      await Promise.all([...machines.flatMap(programsOf), ...(standIn ? [standIn] : [])].map(stop));
      await database.drop();
    },
  };
};
