import { claimPort, freePort } from '../host/freePort.ts';
import { StartRefused } from '../host/startRefused.ts';
import type { Configuration } from './config.ts';
import type { Ports } from './house.ts';

/** Where a browser on this machine finds the house. */
export const addressOf = ({ HOST, PORT }: Configuration): string =>
  `http://${HOST === '0.0.0.0' || HOST === '::' ? '127.0.0.1' : HOST}:${PORT}`;

/** The gateway's port as wished, free ones of the loopback for the services behind it. */
export const choosePorts = async (configuration: Configuration): Promise<Ports> => {
  const { PORT, HOST, OPERATIONS_PORT } = configuration;
  if ((await claimPort(PORT, HOST)) === undefined)
    throw new StartRefused(
      `Port ${PORT} of ${HOST} is in use: stop the program that uses it, or choose another port, for example PORT=${PORT + 10} npm start.`,
    );
  return {
    gateway: PORT,
    command: await freePort(),
    projection: await freePort(),
    operations: OPERATIONS_PORT ?? (await freePort()),
  };
};
