import type { Server } from 'node:net';

/** Where a listening server can be reached. */
export const portOf = (server: Server): number => {
  const address = server.address();
  if (typeof address !== 'object' || !address) throw new Error('The server does not listen on a port');
  return address.port;
};
