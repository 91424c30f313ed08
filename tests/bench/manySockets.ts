import { on, once } from 'node:events';
import { WebSocket } from 'ws';

export type ManySockets = Readonly<{
  /** Settles as soon as every socket has got one more message than when this was called last. */
  untilAllHeard: () => Promise<void>;
  /** The latest message of the first socket. */
  latest: () => string;
  close: () => void;
}>;

/** Sends what the other side wants to hear first; `reply` gives the next message that comes back. */
export type Greet = (socket: WebSocket, reply: () => Promise<unknown>) => Promise<void>;
type Opening = Readonly<{ address: string; protocol: string | undefined; greet: Greet }>;

/** Opens `count` sockets, fifty at a time, and counts the messages that come after each socket's greeting. */
export const openSockets = async (count: number, { address, protocol, greet }: Opening): Promise<ManySockets> => {
  const sockets: WebSocket[] = [];
  let heard = 0;
  let latest = '';
  let wake = (): void => undefined;
  const open = async (): Promise<void> => {
    const socket = new WebSocket(address, protocol, { perMessageDeflate: false });
    const replies = on(socket, 'message');
    await once(socket, 'open');
    await greet(socket, () => replies.next());
    await replies.return?.();
    const isFirst = sockets.push(socket) === 1;
    socket.on('message', (data) => {
      if (isFirst && Buffer.isBuffer(data)) latest = data.toString();
      heard += 1;
      if (heard >= count) wake();
    });
  };
  while (sockets.length < count) await Promise.all(Array.from({ length: Math.min(50, count - sockets.length) }, open));
  const untilAllHeard = (): Promise<void> =>
    new Promise((resolve) => {
      wake = () => {
        heard -= count;
        resolve();
      };
    });
  return { untilAllHeard, latest: () => latest, close: () => sockets.forEach((socket) => socket.terminate()) };
};
