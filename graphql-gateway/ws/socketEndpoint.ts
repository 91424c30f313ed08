import { type IncomingMessage, STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import { endSocket } from './endSocket.ts';
import { keepSocketsAlive } from './heartbeat.ts';
import { isOwnOrigin } from '../http/ownOrigin.ts';
import { type SocketConnection, type SocketOptions, serveSocket, tryAgainLater } from './serveSocket.ts';

export type SocketEndpointOptions = SocketOptions &
  Readonly<{ isDemo: boolean; addressOf: (request: IncomingMessage) => string }>;
export type SocketEndpoint = Readonly<{
  /** Asks every client to close, and accepts no new ones. */
  close: () => void;
  /** Closes every socket, so that its client connects and authenticates again. */
  disconnect: () => void;
  /** How many sockets are open. */
  open: () => number;
  /** Terminates the sockets that are still open. */
  terminate: () => void;
}>;

/** 1012 of the registry of RFC 6455 §11.7: the service restarts; clients reconnect soon. */
const serviceRestart = 1012;

/** Maximum bytes of one message from a client: a subscription and its variables. */
const maxMessageBytes = 64 * 1024;
/** Maximum fragments of one message; clients send such short ones whole. */
const maxFragments = 64;

/** The WebSocket endpoint of the API: subscriptions only, in the protocol `graphql-transport-ws`, from our own pages. */
export const openSocketEndpoint = (
  server: Server,
  { isDemo, addressOf, ...options }: SocketEndpointOptions,
): SocketEndpoint => {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: maxMessageBytes,
    maxFragments,
    perMessageDeflate: false,
    // Pings are counted and answered in serveSocket.ts.
    autoPong: false,
    handleProtocols: (offered) => offered.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) && GRAPHQL_TRANSPORT_WS_PROTOCOL,
  });
  const heartbeat = keepSocketsAlive(sockets);

  const accept = (accepted: SocketConnection): void => {
    const { socket } = accepted;
    // Without a listener an invalid frame of any client would end the process.
    socket.on('error', () => socket.terminate());
    heartbeat.watch(socket);
    if (socket.protocol === GRAPHQL_TRANSPORT_WS_PROTOCOL) serveSocket(accepted, options);
    else endSocket(socket, CloseCode.SubprotocolNotAcceptable, 'Subprotocol not acceptable');
  };
  server.on('upgrade', (request, connection, head) => {
    connection.on('error', () => connection.destroy());
    if (request.url?.split('?')[0] !== '/graphql') reject(connection, 404);
    else if (!isOwnOrigin(request, isDemo)) reject(connection, 403);
    else
      sockets.handleUpgrade(request, connection, head, (socket) =>
        accept({ socket, connection, address: addressOf(request) }),
      );
  });
  return {
    close: () => {
      heartbeat.stop();
      sockets.clients.forEach((socket) => endSocket(socket, serviceRestart, 'Service restart'));
      sockets.close();
    },
    disconnect: () => sockets.clients.forEach((socket) => endSocket(socket, tryAgainLater, 'Try again later')),
    open: () => sockets.clients.size,
    terminate: () => sockets.clients.forEach((socket) => socket.terminate()),
  };
};

/** The client of a refused handshake may never close its side: no time limit of HTTP applies any more. */
const reject = (connection: Duplex, status: 403 | 404): void => {
  connection.once('finish', () => connection.destroy());
  connection.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};
