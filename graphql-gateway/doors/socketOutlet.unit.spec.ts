import { createServer } from 'node:http';
import { setImmediate as turn } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { WebSocket, WebSocketServer } from 'ws';
import { eventOf } from '../testing/eventOf.ts';
import { listenAnywhere } from '../testing/listenAnywhere.ts';
import { outletOf } from './socketOutlet.ts';

describe('What goes out to a socket', () => {
  const server = createServer();
  const sockets = new WebSocketServer({ server, perMessageDeflate: false });
  let url = '';
  beforeAll(async () => {
    url = (await listenAnywhere(server)).replace('http', 'ws');
  });
  afterAll(() => {
    sockets.clients.forEach((socket) => socket.terminate());
    server.close();
  });

  const pair = async (): Promise<{ near: WebSocket; far: WebSocket }> => {
    const far = new WebSocket(url);
    const near = await eventOf(sockets, 'connection');
    if (!(near instanceof WebSocket)) throw new Error('no socket');
    await eventOf(far, 'open');
    return { near, far };
  };

  it('is the same bytes for all, behind each one’s own id', async () => {
    const { near, far } = await pair();
    outletOf(near).answersOf('a "b" ü')(Buffer.from('{"data":{"ö":1}}'));
    const message = await eventOf(far, 'message');
    expect(JSON.parse(String(message))).toEqual({ id: 'a "b" ü', type: 'next', payload: { data: { ö: 1 } } });
  });

  it('stops for who does not read, before a megabyte and a message have gathered', async () => {
    const { near, far } = await pair();
    far.pause();
    const send = outletOf(near).answersOf('1');
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
    far.terminate();
  });
});
