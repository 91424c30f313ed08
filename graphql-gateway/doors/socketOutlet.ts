import { type Message, stringifyMessage } from 'graphql-ws';
import type { WebSocket } from 'ws';

/** Bytes that may wait for a slow reader. Beyond that it is cut off: it will come back and ask for what it missed. */
const mostBuffered = 1_000_000;

export type Outlet = Readonly<{
  tell: (message: Message) => void;
  /** What sends the answers of one subscription: only its id is put before the bytes that all others get too. */
  answersOf: (id: string) => (bytes: Buffer) => void;
}>;

const end = Buffer.from('}');

export const outletOf = (socket: WebSocket): Outlet => {
  const send = (data: string | Buffer): void => {
    if (socket.readyState !== socket.OPEN) return;
    if (socket.bufferedAmount > mostBuffered) socket.terminate();
    else socket.send(data, { binary: false });
  };
  return {
    tell: (message) => send(stringifyMessage(message)),
    answersOf: (id) => {
      const start = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`);
      return (bytes) => send(Buffer.concat([start, bytes, end]));
    },
  };
};
