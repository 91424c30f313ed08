import { join } from 'node:path';
import { scriptOf } from '../build/runTool.ts';
import {
  type Instance,
  type Services,
  commandEnvironment,
  gatewayEnvironment,
  healthOf,
  loopback,
  mailEnvironment,
  sharedEnvironment,
  stopWithSupervisor,
} from '../supervisor/instance.ts';
import type { ServiceDefinition } from '../supervisor/serviceProcess.ts';

/** As in client/vite.config.ts. */
export const devAddress = `http://${loopback}:5173`;

/** `npm run dev`: the services from their sources, restarted on each change, and the client with hot reload. */
export const devServices = (instance: Instance): Services => {
  const { root, ports } = instance;
  const env = { ...sharedEnvironment(instance), NODE_ENV: 'development' };
  const define = (name: string, port: number, more: Record<string, string> = {}): ServiceDefinition => ({
    name,
    args: [...stopWithSupervisor(instance), scriptOf('tsx'), 'watch', '--clear-screen=false', `${name}/main.ts`],
    folder: root,
    env: { ...env, ...more },
    healthUrl: healthOf(port),
  });
  const client: ServiceDefinition = {
    name: 'client',
    args: [...stopWithSupervisor(instance), scriptOf('vite'), '--host', loopback],
    folder: join(root, 'client'),
    env: { ...env, GATEWAY_URL: `http://${loopback}:${ports.gateway}` },
    healthUrl: devAddress,
  };
  return {
    backend: [
      define('command-service', ports.command, { ...commandEnvironment(instance), PUBLIC_URL: devAddress }),
      define('projection-service', ports.projection),
      define('mail-service', ports.mail, { PUBLIC_URL: devAddress, ...mailEnvironment(instance) }),
    ],
    edge: [define('graphql-gateway', ports.gateway, gatewayEnvironment(instance)), client],
  };
};
