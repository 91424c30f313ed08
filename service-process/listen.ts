import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';
import { StartRefused } from './startRefusal.ts';

/** `setting`: the name under which an operator sets the port. */
export type ListenAddress = Readonly<{ port: number; host: string; setting: string }>;

const reasons: Readonly<Record<string, (address: ListenAddress) => string>> = {
  EADDRINUSE: ({ port, setting }) =>
    `Port ${port} is in use by another program: end it, or set ${setting} to another port, e.g. ${setting}=${port + 1}.`,
  EACCES: ({ port, setting }) =>
    `Port ${port} needs rights that this account does not have: set ${setting} to a port above 1023.`,
  EADDRNOTAVAIL: ({ host }) => `HOST ${host} is no address of this machine: set HOST to 127.0.0.1 or 0.0.0.0.`,
  ENOTFOUND: ({ host }) => `HOST ${host} is not known: set HOST to 127.0.0.1 or 0.0.0.0.`,
};

const codeOf = (error: unknown): string =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : '';

/** Null once the server listens, otherwise the reason why it does not. */
const tryToListen = async (server: Server, { port, host }: ListenAddress): Promise<Error | null> => {
  server.listen(port, host);
  try {
    await once(server, 'listening');
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
};

const millisecondsBetweenAttempts = 20;

/**
 * Resolves once the server listens; rejects with StartRefused and one sentence where it cannot. With `onTaken` it waits for a port in
 * use, because the process that holds it is being stopped.
 */
export const listen = async (
  server: Server,
  address: ListenAddress,
  onTaken: (() => void) | null = null,
): Promise<void> => {
  for (;;) {
    const error = await tryToListen(server, address);
    if (error === null) return;
    const code = codeOf(error);
    if (code !== 'EADDRINUSE' || !onTaken) {
      const reason = reasons[code];
      throw reason ? new StartRefused(reason(address)) : error;
    }
    onTaken();
    await pause(millisecondsBetweenAttempts);
  }
};
