import { join } from 'node:path';
import { scriptOf } from '../build/runTool.ts';
import {
  type House,
  type Staff,
  gatewayEnvironment,
  healthOf,
  loopback,
  mailEnvironment,
  sharedEnvironment,
  stopWithSupervisor,
  writerEnvironment,
} from '../supervisor/house.ts';
import type { ServiceOrder } from '../supervisor/serviceProcess.ts';

/** As in client/vite.config.ts. */
export const devAddress = `http://${loopback}:5173`;

/** `npm run dev`: the services from their sources, restarted on each change, and the client with hot reload before them. */
export const watchedStaff = (house: House): Staff => {
  const { root, ports } = house;
  const env = { ...sharedEnvironment(house), NODE_ENV: 'development' };
  const watched = (name: string, port: number, more: Record<string, string> = {}): ServiceOrder => ({
    name,
    args: [...stopWithSupervisor(house), scriptOf('tsx'), 'watch', '--clear-screen=false', `${name}/main.ts`],
    folder: root,
    env: { ...env, ...more },
    healthUrl: healthOf(port),
  });
  const client: ServiceOrder = {
    name: 'client',
    args: [...stopWithSupervisor(house), scriptOf('vite'), '--host', loopback],
    folder: join(root, 'client'),
    env: { ...env, GATEWAY_URL: `http://${loopback}:${ports.gateway}` },
    healthUrl: devAddress,
  };
  return {
    behind: [
      watched('command-service', ports.command, writerEnvironment(house)),
      watched('projection-service', ports.projection),
      watched('mail-service', ports.mail, { PUBLIC_URL: devAddress, ...mailEnvironment(house) }),
    ],
    front: [watched('graphql-gateway', ports.gateway, gatewayEnvironment(house)), client],
  };
};
