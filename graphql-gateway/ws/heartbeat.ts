const beatMilliseconds = 12_000;

/** The part of a WebSocket that the heartbeat needs. */
type LivingSocket = Readonly<{
  ping: () => void;
  terminate: () => void;
  on: (event: 'pong', listener: () => void) => unknown;
}>;

export type Heartbeat = Readonly<{ watch: (socket: LivingSocket) => void; stop: () => void }>;

/**
 * Pings every watched socket and terminates those that did not answer the last ping. Sockets are added
 * one by one: a WebSocketServer without its own HTTP server does not emit new connections.
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
