import { subscribe, unsubscribe } from 'node:diagnostics_channel';
import { Socket } from 'node:net';
import * as v from 'valibot';

/**
 * An outage for this process alone, whatever address it connects to: a cluster tells its clients addresses of its own, and with TLS the name
 * in the certificate must be the one connected to, so that no proxy can stand in between.
 */
export type CuttableConnections = Readonly<{
  /** Ends every TCP connection that was opened since, and lets no new one succeed. */
  cut: () => Promise<void>;
  mend: () => Promise<void>;
  /** Stops observing connections. */
  release: () => void;
}>;

const messageSchema = v.object({ socket: v.instance(Socket) });
/** Node publishes every socket of a client here, before it is connected. */
const channel = 'net.client.socket';

const refuse = (socket: Socket): void => {
  socket.destroy(Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' }));
};

export const observeConnections = (): CuttableConnections => {
  const sockets = new Set<Socket>();
  let isCut = false;
  const observe = (message: unknown): void => {
    const { socket } = v.parse(messageSchema, message);
    sockets.add(socket);
    socket.once('close', () => sockets.delete(socket));
    // Its owner has not attached its listeners yet.
    if (isCut) process.nextTick(refuse, socket);
  };
  subscribe(channel, observe);
  return {
    cut: () => {
      isCut = true;
      for (const socket of sockets) socket.destroy();
      return Promise.resolve();
    },
    mend: () => {
      isCut = false;
      return Promise.resolve();
    },
    release: () => {
      unsubscribe(channel, observe);
    },
  };
};
