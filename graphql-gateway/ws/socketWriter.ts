import type { Duplex } from 'node:stream';
import { type Message, stringifyMessage } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Counters } from '../operations/counters.ts';
import { textFrame } from './textFrame.ts';

/** Bytes that may wait where a ping is answered still. */
const maxBufferedBeforePong = 16_384;
/** Bytes that may wait for a slow client. Beyond that it is disconnected; it reconnects and requests what it missed. */
const maxBufferedBytes = 1_000_000;

export type SocketWriter = Readonly<{
  send: (message: Message) => void;
  /** Answers a ping, unless the client has not read the answers to earlier ones. */
  pong: (data: Buffer) => void;
  /** Sends the frames of one subscription: its id, followed by the bytes that are the same for all subscribers. */
  payloadWriter: (id: string) => (bytes: Buffer) => void;
}>;

/**
 * `connection`: the socket's TCP connection. A ready frame is sent in one write, which halves the cost of a thousand subscribers
 * (docs/adr/0009-one-execution-per-topic.md); ws itself writes header and payload one after the other.
 */
export const socketWriter = (
  socket: WebSocket,
  connection: Duplex,
  counters: Pick<Counters, 'countFrame' | 'countSlowReader'>,
): SocketWriter => {
  const canSend = (): boolean => {
    if (socket.readyState !== socket.OPEN) return false;
    if (connection.writableLength <= maxBufferedBytes) return true;
    socket.terminate();
    counters.countSlowReader();
    return false;
  };
  return {
    send: (message) => {
      if (canSend()) socket.send(stringifyMessage(message));
    },
    pong: (data) => {
      if (canSend() && connection.writableLength <= maxBufferedBeforePong) socket.pong(data);
    },
    payloadWriter: (id) => {
      const start = Buffer.from(`{"id":${JSON.stringify(id)},"type":"next","payload":`);
      return (bytes) => {
        if (!canSend()) return;
        connection.write(textFrame(start, bytes));
        counters.countFrame();
      };
    },
  };
};
