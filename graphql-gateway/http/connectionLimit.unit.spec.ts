import { once } from 'node:events';
import { type Server, type Socket, connect, createServer } from 'node:net';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { freePort } from '../../tests/support/freePort.ts';
import { limitConnections } from './connectionLimit.ts';

/** Opens connections from given addresses: the loopback network has as many as the spec needs. */
const elsewhere = new Map([
  ['127.0.0.2', '203.0.113.7'],
  ['127.0.0.3', '203.0.113.8'],
  ['127.0.0.4', '2001:db8:1:2::a'],
  ['127.0.0.5', '2001:db8:1:2::b'],
]);

describe('Connections from one address', () => {
  let server: Server;
  let sockets: Socket[];
  let port: number;
  beforeEach(async () => {
    sockets = [];
    server = createServer();
    limitConnections(server, 3, ({ remoteAddress = '' }) => elsewhere.get(remoteAddress) ?? remoteAddress);
    server.on('connection', (socket) => {
      socket.on('error', () => undefined);
      if (!socket.destroyed) socket.write('welcome');
    });
    port = await freePort();
    server.listen(port, '127.0.0.1');
    await once(server, 'listening');
  });
  afterEach(() => {
    sockets.forEach((socket) => socket.destroy());
    server.close();
  });

  const callFrom = async (localAddress: string): Promise<string> => {
    const socket = connect({ port, host: '127.0.0.1', localAddress });
    sockets.push(socket);
    socket.on('error', () => undefined);
    const heard = once(socket, 'data').then(([text]) => String(text));
    return Promise.race([heard, once(socket, 'close').then(() => 'hung up')]);
  };
  const callsFrom = async (address: string, count: number): Promise<string[]> => {
    const answers = [];
    for (let call = 0; call < count; call += 1) answers.push(await callFrom(address));
    return answers;
  };
  const welcome = 'welcome';

  it('are accepted up to the limit, which does not affect other addresses', async () => {
    expect(await callsFrom('127.0.0.2', 5)).toEqual([welcome, welcome, welcome, 'hung up', 'hung up']);
    expect(await callsFrom('127.0.0.3', 3)).toEqual([welcome, welcome, welcome]);
  });

  it('are accepted again once others are closed', async () => {
    await callsFrom('127.0.0.2', 3);
    for (const socket of sockets.slice(0, 2)) {
      socket.destroy();
      await once(socket, 'close');
    }
    await expect.poll(() => callFrom('127.0.0.2')).toBe(welcome);
  });

  it('are counted for the whole network of an IPv6 address', async () => {
    expect(await callsFrom('127.0.0.4', 2)).toEqual([welcome, welcome]);
    expect(await callsFrom('127.0.0.5', 2)).toEqual([welcome, 'hung up']);
  });

  it('are not counted for the loopback address', async () => {
    expect(new Set(await callsFrom('127.0.0.9', 8))).toEqual(new Set([welcome]));
  });
});
