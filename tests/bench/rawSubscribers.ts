import type { Socket } from 'node:net';
import { openRaw } from './rawConnection.ts';
import { clientFrame, frameReader } from './textFrames.ts';

export type Opening = Readonly<{
  /** `http://host:port/path` */
  url: string;
  /** The first messages of each socket, in turns: after each it waits for a message. */
  greeting: readonly (readonly string[])[];
  /** Called with every later message to any socket. */
  onMessage: (message: Buffer) => void;
}>;

export type RawSubscribers = Readonly<{ close: () => void }>;

const handshake = ({ host, pathname }: URL): string =>
  [
    `GET ${pathname} HTTP/1.1`,
    `Host: ${host}`,
    'Connection: Upgrade',
    'Upgrade: websocket',
    'Sec-WebSocket-Version: 13',
    'Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Protocol: graphql-transport-ws',
    '\r\n',
  ].join('\r\n');

const openOne = async ({ url, greeting, onMessage }: Opening, onLoss: () => void): Promise<Socket> => {
  let take: (chunk: Buffer) => void = () => undefined;
  const socket = await openRaw(url, (chunk) => take(chunk));
  const welcome = new Promise<string>((resolve) => {
    take = (chunk) => resolve(chunk.toString('latin1'));
  });
  socket.on('close', onLoss).write(handshake(new URL(url)));
  const answer = await welcome;
  if (!answer.startsWith('HTTP/1.1 101 ')) throw new Error(`No WebSocket: ${answer.slice(0, 100)}`);
  let hear = onMessage;
  const events = {
    onText: (message: Buffer) => hear(message),
    onPing: () => socket.write(clientFrame(10, '')),
    onClose: onLoss,
  };
  take = frameReader(events);
  for (const turn of greeting) {
    const reply = new Promise<void>((resolve) => {
      hear = () => resolve();
    });
    socket.write(Buffer.concat(turn.map((sentence) => clientFrame(1, sentence))));
    await reply;
  }
  hear = onMessage;
  return socket;
};

const atATime = 50;

/** Opens `count` sockets; a connection that is lost before `close` fails the row. */
export const openSubscribers = async (count: number, opening: Opening): Promise<RawSubscribers> => {
  const sockets: Socket[] = [];
  let isClosing = false;
  const onLoss = (): void => {
    if (!isClosing) throw new Error(`${opening.url} has cut off a subscriber`);
  };
  while (sockets.length < count) {
    const next = Array.from({ length: Math.min(atATime, count - sockets.length) }, () => openOne(opening, onLoss));
    sockets.push(...(await Promise.all(next)));
  }
  return {
    close: () => {
      isClosing = true;
      sockets.forEach((socket) => socket.destroy());
    },
  };
};
