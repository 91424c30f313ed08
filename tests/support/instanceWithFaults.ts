import { setTimeout as pause } from 'node:timers/promises';
import { type Program, startProgram } from '../operations/program.ts';
import { freePort } from './freePort.ts';
import type { FreshDatabase } from './freshDatabase.ts';
import { type RunningClub, commandsAt } from './runningClub.ts';
import { type FaultProxy, startFaultProxy } from './faultProxy.ts';

export type InstanceWithFaults = Readonly<{
  /** The gateway, as a browser reaches it: through `lines.browser`. */
  url: string;
  /** The gateway itself. */
  gatewayPort: number;
  /** The value of a metric of the gateway (docs/metrics.md). */
  gatewayMetric: (name: string) => Promise<number>;
  databaseUrl: string;
  /** The fault proxies between the services, and the one to the browser. */
  lines: Readonly<{ browser: FaultProxy; commands: FaultProxy; database: FaultProxy }>;
  services: Readonly<Record<ServiceName, Program>>;
  /** Sends a command directly to the command-service, past the fault proxies. */
  command: RunningClub['command'];
  close: () => Promise<void>;
}>;

type ServiceName = 'command-service' | 'projection-service' | 'graphql-gateway';

const secret = 'S3cret-of-an-instance-for-specs-with-faults-only';

const through = (url: string, { port }: FaultProxy): string => {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
};

const portOf = (url: string): number => Number(new URL(url).port);

/** Waits until the address answers 200; throws with the program's last output where it ends instead. */
export const untilHealthy = async (url: string, program: Program): Promise<void> => {
  for (;;) {
    const answer = await fetch(new URL('/health', url)).catch(() => undefined);
    if (answer?.ok) return;
    if (program.child.exitCode !== null) throw new Error(`It ended:\n${program.output()}${program.errors()}`);
    await pause(50);
  }
};

export const stop = async ({ child, hasEnded }: Program): Promise<void> => {
  child.kill('SIGKILL');
  await hasEnded;
};

type Ports = Readonly<{ command: number; projection: number; gateway: number; gatewayOperations: number }>;
type Lines = InstanceWithFaults['lines'];

const startServices = (database: FreshDatabase, lines: Lines, ports: Ports): InstanceWithFaults['services'] => {
  const env = {
    NODE_ENV: 'production',
    PLATZWART_MODE: 'demo',
    SEED_DEMO: '1',
    DATABASE_URL: through(database.url, lines.database),
    SERVICE_SECRET: secret,
    SESSION_SECRET: `${secret}, other`,
    COMMAND_PORT: String(ports.command),
    PROJECTION_PORT: String(ports.projection),
    PORT: String(ports.gateway),
    OPERATIONS_PORT: String(ports.gatewayOperations),
    COMMAND_SERVICE_URL: `http://127.0.0.1:${lines.commands.port}`,
    PROJECTION_SERVICE_URL: `http://127.0.0.1:${ports.projection}`,
  };
  const start = (name: ServiceName, more: Readonly<Record<string, string>> = {}) =>
    startProgram([`dist/${name}.js`], { ...env, ...more });
  return {
    'command-service': start('command-service', { WRITER_DATABASE_URL: through(database.writerUrl, lines.database) }),
    'projection-service': start('projection-service'),
    'graphql-gateway': start('graphql-gateway'),
  };
};

const metricsAt =
  (port: number) =>
  async (name: string): Promise<number> => {
    const text = await (await fetch(`http://127.0.0.1:${port}/metrics`)).text();
    const line = text.split('\n').find((each) => each.startsWith(`${name} `));
    if (!line) throw new Error(`The gateway has no metric ${name}`);
    return Number(line.slice(name.length));
  };

/** The three services with a demo club on an empty database, with a fault proxy on each connection between them. `close` drops the database. */
export const startInstanceWithFaults = async (database: FreshDatabase): Promise<InstanceWithFaults> => {
  const ports: Ports = {
    command: await freePort(),
    projection: await freePort(),
    gateway: await freePort(),
    gatewayOperations: await freePort(),
  };
  const lines: Lines = {
    browser: await startFaultProxy(ports.gateway),
    commands: await startFaultProxy(ports.command),
    database: await startFaultProxy(portOf(database.url)),
  };
  const services = startServices(database, lines, ports);
  const url = `http://127.0.0.1:${lines.browser.port}`;
  const close = async (): Promise<void> => {
    await Promise.all(Object.values(services).map(stop));
    await Promise.all(Object.values(lines).map((line) => line.close()));
    await database.drop();
  };
  try {
    await untilHealthy(url, services['graphql-gateway']);
  } catch (error) {
    await close();
    throw error;
  }
  return {
    ...{ url, lines, services, close },
    databaseUrl: database.url,
    gatewayPort: ports.gateway,
    gatewayMetric: metricsAt(ports.gatewayOperations),
    command: commandsAt(ports.command, secret),
  };
};
