import type { Server } from 'node:http';

/** The WebSockets that were opened on the server. */
type OpenSockets = Readonly<{ close: () => void; terminate: () => void }>;

const socketCloseTimeoutMilliseconds = 1000;
/** Longer than a call waits for the read models, shorter than the supervisor waits for this process to end. */
const requestTimeoutMilliseconds = 8000;

/**
 * Accepts no new connection. Asks sockets to close and terminates them after a second; requests under way may
 * finish within eight seconds; idle connections are closed at once. Resolves when none is left.
 */
export const closeServer = async (server: Server, sockets: OpenSockets): Promise<void> => {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  sockets.close();
  const timers = [
    setInterval(() => server.closeIdleConnections(), 50),
    setTimeout(() => sockets.terminate(), socketCloseTimeoutMilliseconds),
    setTimeout(() => server.closeAllConnections(), requestTimeoutMilliseconds),
  ];
  await closed;
  timers.forEach((timer) => clearTimeout(timer));
};
