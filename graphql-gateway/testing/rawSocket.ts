import { once } from 'node:events';
import { type ClientOptions, WebSocket } from 'ws';

export type RawSocket = Readonly<{
  socket: WebSocket;
  send: (message: unknown) => void;
  /** The next message, as JSON. */
  receive: () => Promise<unknown>;
  /** Code and reason of the close. */
  closed: Promise<string>;
}>;

/** A WebSocket client that follows only the protocol it is given. */
export const rawSocket = async (
  url: string,
  { protocol = 'graphql-transport-ws', ...options }: ClientOptions & Readonly<{ protocol?: string | string[] }> = {},
): Promise<RawSocket> => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}/graphql`, protocol, options);
  const closed = new Promise<string>((resolve) => {
    socket.once('close', (code, reason) => resolve(`${code} ${reason.toString()}`));
  });
  const heard: unknown[] = [];
  const waiting: ((message: unknown) => void)[] = [];
  socket.on('message', (data: Buffer) => {
    const message: unknown = JSON.parse(data.toString());
    const next = waiting.shift();
    if (next) next(message);
    else heard.push(message);
  });
  await once(socket, 'open');
  return {
    socket,
    closed,
    send: (message) => socket.send(typeof message === 'string' ? message : JSON.stringify(message)),
    receive: () =>
      heard.length > 0 ? Promise.resolve(heard.shift()) : new Promise((resolve) => waiting.push(resolve)),
  };
};

/** A socket whose connection is authenticated. */
export const authenticatedSocket = async (url: string, token: string): Promise<RawSocket> => {
  const raw = await rawSocket(url);
  raw.send({ type: 'connection_init', payload: { authorization: `Bearer ${token}` } });
  await raw.receive();
  return raw;
};
