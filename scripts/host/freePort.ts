import { createServer } from 'node:net';

/** Is this port of `host` free? Port 0 asks for any; the answer is the port, or undefined when it is taken. */
export const claimPort = (port: number, host = '127.0.0.1'): Promise<number | undefined> =>
  new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(undefined));
    probe.listen({ port, host, exclusive: true }, () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : undefined));
    });
  });

/** The wanted port of the loopback when it is free, else any free one. */
export const freePort = async (wanted = 0): Promise<number> => {
  const port = (await claimPort(wanted)) ?? (await claimPort(0));
  if (port === undefined) throw new Error('No free port on 127.0.0.1');
  return port;
};
