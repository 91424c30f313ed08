import { once } from 'node:events';
import { type Socket, connect, createServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import type { SeededRandom } from '../core/seededRandom.ts';
import { portOf } from './portOf.ts';

const reset = (...ends: readonly Socket[]): void => ends.forEach((end) => end.resetAndDestroy());

/**
 * A real database behind a bad line, at `databaseUrl`: appends that get lost on the way there or on the way back, appends that
 * arrive only after their sender has been cut off, reads that fail. Call `calm` and wait for it before looking at the log.
 */
export const openBadWeather = async (realUrl: string, random: SeededRandom) => {
  const real = new URL(realUrl);
  const lines = new Set<Socket>();
  const stragglers: Promise<unknown>[] = [];

  const straggle = async (server: Socket, message: Buffer): Promise<void> => {
    await pause(random.between(5, 60));
    server.write(message);
    await once(server, 'data');
    server.destroy();
  };

  const carryAppend = (client: Socket, server: Socket, message: Buffer): void => {
    const luck = random.next();
    if (luck < 0.08) {
      reset(client, server);
    } else if (luck < 0.16) {
      reset(client);
      stragglers.push(straggle(server, message));
    } else {
      server.write(message);
      if (luck < 0.24) server.once('data', () => reset(client, server));
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
    calm: () => Promise.all(stragglers),
    close: () => {
      reset(...lines);
      proxy.close();
    },
  };
};
