import { setTimeout as pause } from 'node:timers/promises';
import { type Program, startProgram } from '../operations/program.ts';
import { freePort } from './freePort.ts';
import type { FreshDatabase } from './freshDatabase.ts';
import { type RunningClub, commandsAt } from './runningClub.ts';
import { type WeatherProxy, openWeatherProxy } from './weatherProxy.ts';

export type HouseInWeather = Readonly<{
  /** The gateway, as a browser reaches it: through `lines.browser`. */
  url: string;
  /** The gateway itself. */
  gatewayPort: number;
  databaseUrl: string;
  /** Every line between two parts of the house, and the one to the browser. */
  lines: Readonly<{ browser: WeatherProxy; commands: WeatherProxy; database: WeatherProxy }>;
  services: Readonly<Record<ServiceName, Program>>;
  /** Hands a command to the command-service as the gateway does, whatever the weather. */
  command: RunningClub['command'];
  close: () => Promise<void>;
}>;

type ServiceName = 'command-service' | 'projection-service' | 'graphql-gateway';

const secret = 'S3cret-of-a-house-that-stands-in-all-weathers';

const through = (url: string, { port }: WeatherProxy): string => {
  const address = new URL(url);
  address.port = String(port);
  return address.href;
};

const portOf = (url: string): number => Number(new URL(url).port);

/** Until the address answers 200; throws with its last words where the program ends instead. */
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

type Ports = Readonly<{ command: number; projection: number; gateway: number }>;
type Lines = HouseInWeather['lines'];

const startServices = (database: FreshDatabase, lines: Lines, ports: Ports): HouseInWeather['services'] => {
  const env = {
    NODE_ENV: 'production',
    PLATZWART_MODE: 'demo',
    SEED_DEMO: '1',
    DATABASE_URL: through(database.url, lines.database),
    SERVICE_SECRET: secret,
    SESSION_SECRET: secret,
    COMMAND_PORT: String(ports.command),
    PROJECTION_PORT: String(ports.projection),
    PORT: String(ports.gateway),
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

/** The three services with a demo club on an empty database, and a line of ours wherever two of them talk. `close` drops it. */
export const openHouseInWeather = async (database: FreshDatabase): Promise<HouseInWeather> => {
  const ports: Ports = { command: await freePort(), projection: await freePort(), gateway: await freePort() };
  const lines: Lines = {
    browser: await openWeatherProxy(ports.gateway),
    commands: await openWeatherProxy(ports.command),
    database: await openWeatherProxy(portOf(database.url)),
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
    command: commandsAt(ports.command, secret),
  };
};
