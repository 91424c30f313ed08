import { once } from 'node:events';
import { WebSocket } from 'ws';

export type Socket = Readonly<{
  say: (message: unknown) => void;
  /** The next message. */
  hear: () => Promise<unknown>;
  /** The close code. */
  closed: Promise<number>;
  leave: () => void;
}>;

/** A socket before `connection_init`. */
export const openSocket = async (url: string): Promise<Socket> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, 'graphql-transport-ws', { origin: url });
  const heard: unknown[] = [];
  const waiting: ((message: unknown) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const message: unknown = JSON.parse(data.toString());
    const next = waiting.shift();
    if (next) next(message);
    else heard.push(message);
  });
  socket.on('error', () => undefined);
  const closed = new Promise<number>((resolve) => socket.once('close', resolve));
  await once(socket, 'open');
  return {
    closed,
    say: (message) => socket.send(JSON.stringify(message)),
    hear: () => (heard.length > 0 ? Promise.resolve(heard.shift()) : new Promise((resolve) => waiting.push(resolve))),
    leave: () => socket.terminate(),
  };
};

/** An authenticated socket. */
export const authenticatedSocket = async (url: string, token: string): Promise<Socket> => {
  const socket = await openSocket(url);
  socket.say({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
  await Promise.race([socket.hear(), socket.closed]);
  return socket;
};
