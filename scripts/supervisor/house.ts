import { join } from 'node:path';
import { addressOf } from './addressOf.ts';
import { type Configuration, waysOfRoles } from './config.ts';
import type { Secrets } from './secrets.ts';
import type { ServiceOrder } from './serviceProcess.ts';

/** `operations`: where the gateway tells operators how the house is. */
export type Ports = Readonly<{
  gateway: number;
  command: number;
  projection: number;
  mail: number;
  operations: number;
}>;

export type House = Readonly<{
  /** Root folder of the installation. */
  root: string;
  configuration: Configuration;
  ports: Ports;
  secrets: Secrets;
  /** As the owner of the tables. */
  databaseUrl: string;
  /** The gateway's own way into the database: it answers, so it need not be able to do more than that. */
  readerUrl: string;
  /** How those work in the database who decide and who write letters: they cannot change an event. */
  writerUrl: string;
}>;

/** Who works in the house. Those in front meet the browser and are stopped first. */
export type Staff = Readonly<{ front: readonly ServiceOrder[]; behind: readonly ServiceOrder[] }>;

export const loopback = '127.0.0.1';
export const healthOf = (port: number): string => `http://${loopback}:${port}/health`;

const toldToSome: readonly string[] = waysOfRoles;

/** Each service is told its own way into the database alone. */
const ownEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || toldToSome.includes(name) ? [] : [[name, value]],
    ),
  );

/** What every service finds in its environment: our own, the secrets, and where the others are. */
export const sharedEnvironment = ({
  configuration,
  databaseUrl,
  ports,
  secrets,
  root,
}: House): Record<string, string> => ({
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
  MAIL_PORT: String(ports.mail),
  MAIL_SERVICE_URL: `http://${loopback}:${ports.mail}`,
  CLIENT_DIR: join(root, 'client', 'dist'),
  SEED_DEMO: configuration.PLATZWART_MODE === 'demo' ? (process.env['SEED_DEMO'] ?? '1') : '0',
});

/** The gateway's own part: of all services it alone may be reached from elsewhere. */
export const gatewayEnvironment = ({ configuration, ports, readerUrl }: House): Record<string, string> => ({
  DATABASE_URL: readerUrl,
  HOST: configuration.HOST,
  PORT: String(ports.gateway),
  OPERATIONS_PORT: String(ports.operations),
  OPERATIONS_HOST: loopback,
});

/** Of those who work as the writer, once the owner's way has brought the tables up to date. */
export const writerEnvironment = ({ writerUrl }: House): Record<string, string> => ({ WRITER_DATABASE_URL: writerUrl });

/** The links in letters lead to the house itself, where nobody has said how it is reached from elsewhere. */
export const mailEnvironment = (house: House): Record<string, string> => ({
  ...writerEnvironment(house),
  PUBLIC_URL: house.configuration.PUBLIC_URL ?? addressOf(house.configuration),
});

/** Loaded into every service, so that none outlives its supervisor. */
export const stopWithSupervisor = ({ root }: House): readonly string[] => [
  '--import',
  join(root, 'scripts', 'supervisor', 'stopWithSupervisor.mjs'),
];
