import { freePort, isPortFree } from '../host/freePort.ts';
import { StartRefused } from '../host/startRefused.ts';
import type { Configuration } from './config.ts';
import type { Ports } from './instance.ts';

/** The configured port for the gateway, free loopback ports for the services behind it. */
export const choosePorts = async (configuration: Configuration): Promise<Ports> => {
  const { PORT, HOST, OPERATIONS_PORT } = configuration;
  if (!(await isPortFree(PORT, HOST)))
    throw new StartRefused(
      `Port ${PORT} of ${HOST} is in use: stop the program that uses it, or choose another port, for example PORT=${PORT + 10} npm start.`,
    );
  return {
    gateway: PORT,
    command: await freePort(),
    projection: await freePort(),
    mail: await freePort(),
    payments: await freePort(),
    operations: OPERATIONS_PORT ?? (await freePort()),
  };
};
