import { randomInt } from 'node:crypto';
import { createServer } from 'node:net';

export const isPortFree = (port: number, host = '127.0.0.1'): Promise<boolean> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host, exclusive: true }, () => probe.close(() => resolve(true)));
  });

/**
 * Below the ports that systems give to outgoing connections (Linux from 32768 on, others from 49152): one of those would be taken, now
 * and then, by a connection that is opened before the program that was to listen there.
 */
const [lowest, highest] = [20_000, 32_767];
const mostTries = 100;

/** The wanted port of the loopback when it is free, else any free one. */
export const freePort = async (wanted?: number): Promise<number> => {
  let port = wanted;
  for (let tries = 0; tries < mostTries; tries += 1) {
    if (port !== undefined && (await isPortFree(port))) return port;
    port = randomInt(lowest, highest + 1);
  }
  throw new Error('No free port on 127.0.0.1');
};
