import type { WebSocket, WebSocketServer } from 'ws';

const beatMilliseconds = 12_000;

/** Asks every socket for a sign of life and ends those that gave none since the last time. Returns what stops it. */
export const keepSocketsAlive = (sockets: WebSocketServer): (() => void) => {
  const answered = new WeakSet<WebSocket>();
  sockets.on('connection', (socket) => {
    answered.add(socket);
    socket.on('pong', () => answered.add(socket));
  });
  const beat = setInterval(() => {
    for (const socket of sockets.clients) {
      if (!answered.delete(socket)) socket.terminate();
      else socket.ping();
    }
  }, beatMilliseconds);
  return () => clearInterval(beat);
};
