const beatMilliseconds = 12_000;

/** What of a WebSocket is needed to find out whether its other end is still there. */
type LivingSocket = Readonly<{
  ping: () => void;
  terminate: () => void;
  on: (event: 'pong', listener: () => void) => unknown;
}>;

export type Heartbeat = Readonly<{ watch: (socket: LivingSocket) => void; stop: () => void }>;

/**
 * Asks every watched socket for a sign of life and ends those that gave none since the last time. Sockets are handed in
 * one by one: a WebSocketServer without a server of its own never says that there is a new one.
 */
export const keepSocketsAlive = (sockets: Readonly<{ clients: Iterable<LivingSocket> }>): Heartbeat => {
  const answered = new WeakSet<LivingSocket>();
  const beat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!answered.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, beatMilliseconds);
  return {
    watch: (socket) => {
      answered.add(socket);
      socket.on('pong', () => answered.add(socket));
    },
    stop: () => clearInterval(beat),
  };
};
