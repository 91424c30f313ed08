import { once } from 'node:events';
import { type Socket, connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Instance, startInstance } from '../testing/instance.ts';
import { anna, ben } from '../testing/personas.ts';
import { authenticatedSocket, rawSocket } from '../testing/rawSocket.ts';

/** A client's frame with an empty mask (RFC 6455 §5.2); up to 125 bytes of payload. */
const frame = (first: number, payload = Buffer.alloc(0)): Buffer =>
  Buffer.concat([Buffer.from([first, 0x80 | payload.length, 0, 0, 0, 0]), payload]);
const ping = frame(0x89, Buffer.alloc(125, 'p'));
const reserved = frame(0xf1);

describe('A flood of frames', () => {
  let instance: Instance;
  let token: string;
  beforeAll(async () => {
    instance = await startInstance();
    token = await instance.tokenOf(anna);
  });
  afterAll(() => instance.close());

  /** A connection after the handshake, which answers nothing by itself, not even a close. */
  const handshaken = async (protocol: string): Promise<Socket> => {
    const { hostname, port } = new URL(instance.url);
    const connection = connect(Number(port), hostname).on('error', () => undefined);
    connection.write(
      `GET /graphql HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${Buffer.alloc(16).toString('base64')}\r\n${protocol}\r\n`,
    );
    await once(connection, 'data');
    return connection;
  };
  const ours = 'Sec-WebSocket-Protocol: graphql-transport-ws\r\n';
  const untilClosed = async (connection: Socket): Promise<number> => {
    const began = performance.now();
    connection.resume();
    await once(connection, 'close');
    return performance.now() - began;
  };

  it.each(['ping', 'pong'] as const)('counts every %s like a message', async (kind) => {
    const raw = await authenticatedSocket(instance.url, token);
    for (let count = 0; count < 300; count += 1) raw.socket[kind]();
    expect(await raw.closed).toBe('1008 Too many messages');
  });

  it('answers a ping with its payload', async () => {
    const raw = await rawSocket(instance.url);
    raw.socket.ping('are you there?');
    expect(String((await once(raw.socket, 'pong'))[0])).toBe('are you there?');
    raw.socket.terminate();
  });

  it('of pings that nobody reads the answers to takes no memory, and ends the connection', async () => {
    const connections = await Promise.all(Array.from({ length: 10 }, () => handshaken(ours)));
    const before = process.memoryUsage().rss;
    const flood = Buffer.concat(Array.from({ length: 500 }, () => ping));
    connections.forEach((connection) => {
      connection.pause();
      for (let sent = 0; sent < 100; sent += 1) connection.write(flood);
    });
    await expect.poll(() => instance.gateway.open.sockets()).toBe(0);
    expect((process.memoryUsage().rss - before) / 1e6).toBeLessThan(200);
    connections.forEach((connection) => connection.destroy());
  });

  it.each([
    ['without authentication', () => undefined],
    [
      'that speaks before it',
      (connection: Socket) =>
        connection.write(frame(0x81, Buffer.from('{"type":"subscribe","id":"1","payload":{"query":"{a}"}}'))),
    ],
  ])('ends with the connection, also where a client %s never answers the close', async (_, begin) => {
    const connection = await handshaken(ours);
    begin(connection);
    expect(await untilClosed(connection)).toBeLessThan(5000);
  });

  it('keeps no connection of a refused handshake, also where the client never closes it', async () => {
    const { hostname, port } = new URL(instance.url);
    const connection = connect({ port: Number(port), host: hostname, allowHalfOpen: true });
    connection.on('error', () => undefined).resume();
    connection.write(
      `GET /elsewhere HTTP/1.1\r\nHost: ${hostname}:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n\r\n`,
    );
    await once(connection, 'end');
    const talking = setInterval(() => connection.write('still here'), 20);
    await new Promise((resolve) => connection.once('close', resolve));
    clearInterval(talking);
  });

  it('ends a message of endless fragments', async () => {
    const connection = await handshaken(ours);
    const fragments = Buffer.concat([frame(0x01), ...Array.from({ length: 200 }, () => frame(0x00))]);
    connection.write(fragments);
    expect(await untilClosed(connection)).toBeLessThan(2000);
  });

  it('stops nothing where a client of another protocol sends what is no frame', async () => {
    const connection = await handshaken('');
    connection.write(reserved);
    await untilClosed(connection);
    (await authenticatedSocket(instance.url, await instance.tokenOf(ben))).socket.terminate();
  });
});
