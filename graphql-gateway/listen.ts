import { once } from 'node:events';
import type { Server } from 'node:http';
import { StartRefused } from './startRefusal.ts';

const reasons: Readonly<Record<string, (port: number, host: string) => string>> = {
  EADDRINUSE: (port) =>
    `Port ${port} is in use by another program: end it, or set PORT to another port, e.g. PORT=${port + 1}.`,
  EACCES: (port) => `Port ${port} needs rights that this account does not have: set PORT to a port above 1023.`,
  EADDRNOTAVAIL: (_, host) => `HOST ${host} is no address of this machine: set HOST to 127.0.0.1 or 0.0.0.0.`,
  ENOTFOUND: (_, host) => `HOST ${host} is not known: set HOST to 127.0.0.1 or 0.0.0.0.`,
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Answers once the server can be reached; StartRefused with one sentence where it cannot be. */
export const listen = async (
  server: Server,
  { port, host }: Readonly<{ port: number; host: string }>,
): Promise<void> => {
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const reason = reasons[codeOf(error)];
    throw reason ? new StartRefused([reason(port, host)]) : error;
  }
};
