import type { Duplex } from 'node:stream';
import { type Message, stringifyMessage } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Figures } from '../operations/figures.ts';
import { textFrame } from './textFrame.ts';

/** Bytes that may wait for a slow reader. Beyond that it is cut off: it will come back and ask for what it missed. */
const mostBuffered = 1_000_000;

export type Outlet = Readonly<{
  tell: (message: Message) => void;
  /** What sends the answers of one subscription: only its id is put before the bytes that all others get too. */
  answersOf: (id: string) => (bytes: Buffer) => void;
}>;

/**
 * `connection`: the socket's own. A ready frame goes there in one write, which halves what a thousand listeners cost
 * (docs/adr/0009-one-execution-per-topic.md); ws itself writes header and payload one after the other.
 */
export const outletOf = (
  socket: WebSocket,
  connection: Duplex,
  figures: Pick<Figures, 'noteFrame' | 'noteSlowReader'>,
): Outlet => {
  const canSend = (): boolean => {
    if (socket.readyState !== socket.OPEN) return false;
    if (connection.writableLength <= mostBuffered) return true;
    socket.terminate();
    figures.noteSlowReader();
    return false;
  };
  return {
    tell: (message) => {
      if (canSend()) socket.send(stringifyMessage(message));
    },
    answersOf: (id) => {
      const start = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`);
      return (bytes) => {
        if (!canSend()) return;
        connection.write(textFrame(start, bytes));
        figures.noteFrame();
      };
    },
  };
};
