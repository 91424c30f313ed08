import type { WebSocket } from 'ws';

/** Milliseconds in which a client may read the reason and answer the close. */
const graceMilliseconds = 1000;

/** Closes a socket with a code and a reason, and ends its connection a second later, whatever the client still sends or does not read. */
export const endSocket = (socket: WebSocket, code: number, reason: string): void => {
  if (socket.readyState !== socket.OPEN) return;
  socket.close(code, reason);
  const grace = setTimeout(() => socket.terminate(), graceMilliseconds);
  socket.once('close', () => clearTimeout(grace));
};
