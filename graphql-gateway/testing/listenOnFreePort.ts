import { once } from 'node:events';
import type { Server } from 'node:http';

/** Listens on a free port of this machine; returns the address. */
export const listenOnFreePort = async (server: Server): Promise<string> => {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('The server listens on no port');
  return `http://127.0.0.1:${address.port}`;
};
