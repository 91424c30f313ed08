import { join } from 'node:path';
import { foldersOf } from '../build/builds.ts';
import { heapFlags } from '../host/heapFlags.ts';
import {
  type Instance,
  type Services,
  commandEnvironment,
  gatewayEnvironment,
  healthOf,
  mailEnvironment,
  sharedEnvironment,
  stopWithSupervisor,
} from './instance.ts';
import type { ServiceDefinition } from './serviceProcess.ts';

/** `npm start`: the services as bundled by `npm run build`, of one build. */
export const bundledServices = (instance: Instance, build: string): Services => {
  const { root, ports } = instance;
  const folders = foldersOf(root, build);
  const env: Record<string, string> = { ...sharedEnvironment(instance), CLIENT_DIR: folders.client };
  const telemetry = env['OTEL_EXPORTER_OTLP_ENDPOINT'] ? ['--require', join(folders.services, 'telemetry.cjs')] : [];
  const define = (name: string, port: number, more: Record<string, string> = {}): ServiceDefinition => ({
    name,
    args: [
      '--enable-source-maps',
      heapFlags,
      ...telemetry,
      ...stopWithSupervisor(instance),
      join(folders.services, `${name}.js`),
    ],
    folder: root,
    env: { ...env, ...more },
    healthUrl: healthOf(port),
  });
  return {
    backend: [
      define('command-service', ports.command, commandEnvironment(instance)),
      define('projection-service', ports.projection),
      define('mail-service', ports.mail, mailEnvironment(instance)),
    ],
    edge: [define('graphql-gateway', ports.gateway, gatewayEnvironment(instance))],
  };
};
