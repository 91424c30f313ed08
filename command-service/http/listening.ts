import { once } from 'node:events';
import type { Server } from 'node:http';
import { setTimeout as pause } from 'node:timers/promises';

const millisecondsBetweenTries = 20;
const isTaken = (error: unknown): boolean => error instanceof Error && 'code' in error && error.code === 'EADDRINUSE';

export type Place = Readonly<{ host: string; port: number }>;

/**
 * Resolves once the server can be reached; rejects where it cannot be. With `onTaken` a port in use is waited for instead:
 * whoever holds it has been told to go.
 */
export const listening = async (server: Server, { host, port }: Place, onTaken: (() => void) | null): Promise<void> => {
  for (;;) {
    server.listen(port, host);
    try {
      await once(server, 'listening');
      return;
    } catch (error) {
      if (!onTaken || !isTaken(error)) throw error;
    }
    onTaken();
    await pause(millisecondsBetweenTries);
  }
};
