import { join } from 'node:path';
import { youngMemory } from '../host/youngMemory.ts';
import {
  type House,
  type Staff,
  gatewayEnvironment,
  healthOf,
  mailEnvironment,
  sharedEnvironment,
  stopWithSupervisor,
  writerEnvironment,
} from './house.ts';
import type { ServiceOrder } from './serviceProcess.ts';

/** `npm start`: the services as `npm run build` has bundled them. */
export const bundledStaff = (house: House): Staff => {
  const { root, ports } = house;
  const env = sharedEnvironment(house);
  const telemetry = env['OTEL_EXPORTER_OTLP_ENDPOINT'] ? ['--require', join(root, 'dist', 'telemetry.cjs')] : [];
  const order = (name: string, port: number, more: Record<string, string> = {}): ServiceOrder => ({
    name,
    args: [
      '--enable-source-maps',
      youngMemory,
      ...telemetry,
      ...stopWithSupervisor(house),
      join(root, 'dist', `${name}.js`),
    ],
    folder: root,
    env: { ...env, ...more },
    healthUrl: healthOf(port),
  });
  return {
    behind: [
      order('command-service', ports.command, writerEnvironment(house)),
      order('projection-service', ports.projection),
      order('mail-service', ports.mail, mailEnvironment(house)),
    ],
    front: [order('graphql-gateway', ports.gateway, gatewayEnvironment(house))],
  };
};
