import { join } from 'node:path';
import { addressOf } from './addressOf.ts';
import { type Configuration, roleUrlSettings } from './config.ts';
import type { Secrets } from './secrets.ts';
import type { ServiceDefinition } from './serviceProcess.ts';

/** `operations`: the port of the gateway for health and metrics. */
export type Ports = Readonly<{
  gateway: number;
  command: number;
  projection: number;
  mail: number;
  payments: number;
  operations: number;
}>;

export type Instance = Readonly<{
  /** Root folder of the installation. */
  root: string;
  dataFolder: string;
  configuration: Configuration;
  ports: Ports;
  secrets: Secrets;
  /** Database address of the owner of the tables. */
  databaseUrl: string;
  /** Database address of the reader role, for the gateway. */
  readerUrl: string;
  /** Database address of the writer role, for command-service and mail-service: it cannot change an event. */
  writerUrl: string;
}>;

/** The services of the instance. Those in `edge` are called by browsers and are stopped first. */
export type Services = Readonly<{ edge: readonly ServiceDefinition[]; backend: readonly ServiceDefinition[] }>;

export const loopback = '127.0.0.1';
export const healthOf = (port: number): string => `http://${loopback}:${port}/health`;

const roleSettings: readonly string[] = roleUrlSettings;

/** Each service gets only its own database address. */
const ownEnvironment = (): Record<string, string> =>
  Object.fromEntries(
    Object.entries(process.env).flatMap(([name, value]) =>
      value === undefined || roleSettings.includes(name) ? [] : [[name, value]],
    ),
  );

/** The environment of every service: our own, the secrets, and the addresses of the others. */
export const sharedEnvironment = ({
  configuration,
  databaseUrl,
  ports,
  secrets,
}: Instance): Record<string, string> => ({
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
  SEED_DEMO: configuration.PLATZWART_MODE === 'demo' ? (process.env['SEED_DEMO'] ?? '1') : '0',
});

/** The gateway's own settings: only the gateway may be reached from other machines. */
export const gatewayEnvironment = (instance: Instance): Record<string, string> => {
  const { configuration, ports, readerUrl } = instance;
  return {
    ONLINE_PAYMENTS: onlinePaymentsOf(instance),
    ...(hasSimulator(instance) && { PAYMENT_SIMULATOR_URL: `http://${loopback}:${ports.payments}` }),
    DATABASE_URL: readerUrl,
    HOST: configuration.HOST,
    PORT: String(ports.gateway),
    OPERATIONS_PORT: String(ports.operations),
    OPERATIONS_HOST: loopback,
  };
};

/** For services that work as the writer after the owner has migrated the tables. */
const writerEnvironment = ({ writerUrl }: Instance): Record<string, string> => ({
  WRITER_DATABASE_URL: writerUrl,
});

const publicUrlOf = ({ configuration }: Instance): string => configuration.PUBLIC_URL ?? addressOf(configuration);

const isSet = (...names: readonly string[]): boolean => names.every((name) => Boolean(process.env[name]));

/** In demo mode simulated payment providers, unless PAYMENT_SIMULATOR is 0 or there are real ones. */
const hasSimulator = ({ configuration }: Instance): boolean =>
  configuration.PLATZWART_MODE === 'demo' &&
  (process.env['PAYMENT_SIMULATOR'] ?? (isSet('PAYPAL_CLIENT_ID') || isSet('STRIPE_SECRET_KEY') ? '0' : '1')) === '1';

const paymentEnvironment = (instance: Instance): Record<string, string> => ({
  PUBLIC_URL: publicUrlOf(instance),
  ...(hasSimulator(instance) && {
    PAYMENT_SIMULATOR: '1',
    PAYMENT_SIMULATOR_PORT: String(instance.ports.payments),
    PAYMENT_SIMULATOR_FILE: join(instance.dataFolder, 'payment-simulator.json'),
  }),
});

const onlinePaymentsOf = (instance: Instance): string => {
  if (hasSimulator(instance)) return 'PAYPAL,CREDIT_CARD';
  const offered = [
    isSet('PAYPAL_CLIENT_ID', 'PAYPAL_CLIENT_SECRET') && 'PAYPAL',
    isSet('STRIPE_SECRET_KEY') && 'CREDIT_CARD',
  ];
  return offered.filter(Boolean).join(',');
};

/** The command-service works as the writer, too, and keeps the signed head of the log beside the data. */
export const commandEnvironment = (instance: Instance): Record<string, string> => ({
  ...writerEnvironment(instance),
  ...paymentEnvironment(instance),
  DATA_DIR: instance.dataFolder,
  LOG_HEAD_FILE: process.env['LOG_HEAD_FILE'] || join(instance.dataFolder, 'log-head.json'),
});

/** The links in e-mails point to the instance itself where PUBLIC_URL is not set. */
export const mailEnvironment = (instance: Instance): Record<string, string> => ({
  ...writerEnvironment(instance),
  PUBLIC_URL: publicUrlOf(instance),
});

/** Loaded into every service, so that it ends with its supervisor. */
export const stopWithSupervisor = ({ root }: Instance): readonly string[] => [
  '--import',
  join(root, 'scripts', 'supervisor', 'stopWithSupervisor.mjs'),
];
