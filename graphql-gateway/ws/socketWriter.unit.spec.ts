import { createServer } from 'node:http';
import type { Duplex } from 'node:stream';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { eventOf } from '../testing/eventOf.ts';
import { listenOnFreePort } from '../testing/listenOnFreePort.ts';
import { createCounters } from '../operations/counters.ts';
import { socketWriter } from './socketWriter.ts';

describe('The writer of a socket', () => {
  const server = createServer();
  const sockets = new WebSocketServer({ noServer: true, perMessageDeflate: false });
  let url = '';
  beforeAll(async () => {
    url = (await listenOnFreePort(server)).replace('http', 'ws');
  });
  afterAll(() => {
    sockets.clients.forEach((socket) => socket.terminate());
    server.close();
  });

  const pair = async (): Promise<{ near: WebSocket; far: WebSocket; connection: Duplex }> => {
    const far = new WebSocket(url);
    const near = new Promise<{ near: WebSocket; connection: Duplex }>((resolve) => {
      server.once('upgrade', (request, connection: Duplex, head) => {
        sockets.handleUpgrade(request, connection, head, (socket) => resolve({ near: socket, connection }));
      });
    });
    await eventOf(far, 'open');
    return { far, ...(await near) };
  };

  it('sends the same bytes to all, after each one’s own id', async () => {
    const { near, far, connection } = await pair();
    const send = socketWriter(near, connection, createCounters()).payloadWriter('a "b" ü');
    for (const length of [0, 60, 70, 80, 65_500, 70_000]) {
      const payload = { data: { ö: 'x'.repeat(length) } };
      send(Buffer.from(JSON.stringify(payload)));
      const message: unknown = JSON.parse(String(await eventOf(far, 'message')));
      expect(message).toEqual({ id: 'a "b" ü', type: 'next', payload });
    }
    far.terminate();
  });

  it('stops for a client that does not read, before a megabyte and a message are buffered', async () => {
    const { near, far, connection } = await pair();
    far.pause();
    const counters = createCounters();
    const send = socketWriter(near, connection, counters).payloadWriter('1');
    const closed = eventOf(near, 'close');
    const bytes = Buffer.from(JSON.stringify('x'.repeat(100_000)));
    let most = 0;
    while (near.readyState === near.OPEN) {
      send(bytes);
      most = Math.max(most, near.bufferedAmount);
      await turn();
    }
    expect(await closed).toBe(1006);
    expect(most).toBeLessThan(1_000_000 + 2 * bytes.length);
    expect(() => send(bytes)).not.toThrow();
    expect(counters.slowReaders()).toBe(1);
    far.terminate();
  });
});
