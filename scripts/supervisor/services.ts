import { join } from 'node:path';
import type { Configuration } from './config.ts';
import type { Secrets } from './secrets.ts';
import type { ServiceOrder } from './serviceProcess.ts';

export type Ports = Readonly<{ gateway: number; command: number; projection: number }>;

export type House = Readonly<{
  /** Root folder of the installation. */
  root: string;
  configuration: Configuration;
  ports: Ports;
  secrets: Secrets;
  databaseUrl: string;
}>;

const loopback = '127.0.0.1';
const ownEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  );

const sharedEnvironment = ({ configuration, databaseUrl, ports, secrets, root }: House): Record<string, string> => ({
  NODE_ENV: 'production',
  ...ownEnvironment(),
  ...secrets,
  PLATZWART_MODE: configuration.PLATZWART_MODE,
  DATABASE_URL: databaseUrl,
  HOST: loopback,
  COMMAND_PORT: String(ports.command),
  COMMAND_SERVICE_URL: `http://${loopback}:${ports.command}`,
  PROJECTION_PORT: String(ports.projection),
  PROJECTION_SERVICE_URL: `http://${loopback}:${ports.projection}`,
  CLIENT_DIR: join(root, 'client', 'dist'),
});

const bundle = ({ root }: House, name: string): readonly string[] => [
  '--enable-source-maps',
  '--import',
  join(root, 'dist', 'stopWithSupervisor.js'),
  join(root, 'dist', `${name}.js`),
];

/** How to start the three services: two behind, reachable on the loopback only, and the gateway in front. */
export const servicesOf = (house: House): Readonly<Record<'command' | 'projection' | 'gateway', ServiceOrder>> => {
  const env = sharedEnvironment(house);
  const { configuration, ports } = house;
  const seed = configuration.PLATZWART_MODE === 'demo' ? (process.env['SEED_DEMO'] ?? '1') : '0';
  const healthUrl = (port: number, host = loopback): string => `http://${host}:${port}/health`;
  const order = (name: string, port: number, extra: Record<string, string>): ServiceOrder => ({
    name,
    args: bundle(house, name),
    env: { ...env, ...extra },
    healthUrl: healthUrl(port),
  });
  return {
    command: order('command-service', ports.command, { SEED_DEMO: seed }),
    projection: order('projection-service', ports.projection, {}),
    gateway: order('graphql-gateway', ports.gateway, { HOST: configuration.HOST, PORT: String(ports.gateway) }),
  };
};
