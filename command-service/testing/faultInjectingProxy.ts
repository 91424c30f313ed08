import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { SeededRandom } from '../demo/seededRandom.ts';
import { portOf } from './portOf.ts';

const reset = (...ends: readonly Socket[]): void => ends.forEach((end) => end.resetAndDestroy());

/**
 * A real database behind a faulty connection, at `databaseUrl`: appends whose request or response is lost, appends that arrive only after
 * their sender was disconnected, reads that fail. Wait for `delayedAppendsDelivered` before checking the log.
 */
export const openFaultInjectingProxy = async (realUrl: string, random: SeededRandom) => {
  const real = new URL(realUrl);
  const lines = new Set<Socket>();
  const delayedAppends: Promise<unknown>[] = [];

  const deliverLate = async (server: Socket, message: Buffer): Promise<void> => {
    await pause(random.between(5, 60));
    server.write(message);
    await once(server, 'data');
    server.destroy();
  };

  const carryAppend = (client: Socket, server: Socket, message: Buffer): void => {
    const sample = random.next();
    if (sample < 0.08) {
      reset(client, server);
    } else if (sample < 0.16) {
      reset(client);
      delayedAppends.push(deliverLate(server, message));
    } else {
      server.write(message);
      if (sample < 0.24) server.once('data', () => reset(client, server));
    }
  };

  const open = (client: Socket): void => {
    const server = connect({ host: real.hostname, port: Number(real.port), noDelay: true });
    for (const end of [client, server]) {
      lines.add(end);
      end.on('error', () => undefined).on('close', () => lines.delete(end));
    }
    client.on('data', (message) => {
      if (message.includes('event_store.append')) carryAppend(client, server, message);
      else if (message.includes('event_store.') && random.chance(0.1)) reset(client, server);
      else server.write(message);
    });
    client.on('end', () => server.end());
    server.on('data', (message) => {
      if (!client.destroyed) client.write(message);
    });
  };

  const proxy = createServer({ noDelay: true }, open).listen(0, '127.0.0.1');
  await once(proxy, 'listening');
  const address = new URL(realUrl);
  address.port = String(portOf(proxy));
  return {
    databaseUrl: address.href,
    delayedAppendsDelivered: () => Promise.all(delayedAppends),
    close: () => {
      reset(...lines);
      proxy.close();
    },
  };
};
