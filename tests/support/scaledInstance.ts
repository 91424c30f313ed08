import { setTimeout as pause } from 'node:timers/promises';
import { type Program, startProgram } from '../operations/program.ts';
import { freePort } from './freePort.ts';
import { type FreshDatabase, freshDatabase } from './freshDatabase.ts';
import { stop, untilHealthy } from './instanceWithFaults.ts';

type Env = Readonly<Record<string, string>>;

/** Two gateways, command-services and projection-services of one club. A gateway calls the services with its own number. */
export type ScaledInstance = Readonly<{
  gateways: readonly [first: number, second: number];
  urls: readonly [first: string, second: string];
  projections: readonly [first: Program, second: Program];
  close: () => Promise<void>;
}>;

const untilPrinted = async (program: Program): Promise<string> => {
  while (!program.output().includes('\n')) await pause(20);
  return program.output().trim();
};

const twoPorts = async (): Promise<readonly [number, number]> => [await freePort(), await freePort()];
const twice = <Started>(start: (index: 0 | 1) => Started): readonly [Started, Started] => [start(0), start(1)];
const urlOf = (port: number): string => `http://127.0.0.1:${port}`;

/** All but the gateways are healthy on their own; the second command-service starts when the first has filled the log. */
const startServices = async (env: Env, { url, writerUrl }: FreshDatabase) => {
  const ports = { command: await twoPorts(), projection: await twoPorts(), gateway: await twoPorts() };
  const programs: Program[] = [];
  const start = (name: string, more: Env): Program => {
    const program = startProgram([`dist/${name}.js`], { ...env, DATABASE_URL: url, ...more });
    programs.push(program);
    return program;
  };
  for (const port of ports.command)
    await untilHealthy(
      urlOf(port),
      start('command-service', { COMMAND_PORT: String(port), WRITER_DATABASE_URL: writerUrl }),
    );
  const projections = twice((index) =>
    start('projection-service', { PROJECTION_PORT: String(ports.projection[index]) }),
  );
  const gateways = twice((index) =>
    start('graphql-gateway', {
      PORT: String(ports.gateway[index]),
      COMMAND_SERVICE_URL: urlOf(ports.command[index]),
      PROJECTION_SERVICE_URL: urlOf(ports.projection[index]),
      TRUSTED_PROXY_HOPS: '1',
    }),
  );
  await Promise.all(gateways.map((program, index) => untilHealthy(urlOf(ports.gateway[index === 0 ? 0 : 1]), program)));
  return { programs, projections, gateways: ports.gateway };
};

const secrets: Env = {
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
  const { programs, projections, gateways } = await startServices(env, database);
  return {
    gateways,
    projections,
    urls: [urlOf(gateways[0]), urlOf(gateways[1])],
    close: async () => {
      await Promise.all([...programs, ...(standIn ? [standIn] : [])].map(stop));
      await database.drop();
    },
  };
};
