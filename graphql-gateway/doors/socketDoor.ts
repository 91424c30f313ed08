import { STATUS_CODES, type Server } from 'node:http';
import type { Duplex } from 'node:stream';
import { CloseCode, GRAPHQL_TRANSPORT_WS_PROTOCOL } from 'graphql-ws';
import { WebSocketServer } from 'ws';
import { keepSocketsAlive } from './heartbeat.ts';
import { isOwnOrigin } from './ownOrigin.ts';
import { type Connected, type SocketOptions, serveSocket } from './serveSocket.ts';

export type SocketDoorOptions = SocketOptions & Readonly<{ isDemo: boolean }>;
export type SocketDoor = Readonly<{
  /** Tells every client that it is over for now; no new ones come in. */
  close: () => void;
  /** How many are connected. */
  open: () => number;
  /** Cuts off who has not gone yet. */
  terminate: () => void;
}>;

/** Of the registry that RFC 6455 §11.7 began: come back, to this address, soon. */
const serviceRestart = 1012;

/** Bytes of one message from a client: a subscription and its variables. */
const longestFrame = 64 * 1024;

/** The WebSocket door to the API: subscriptions only, in the protocol `graphql-transport-ws`, from our own pages. */
export const openSocketDoor = (server: Server, { isDemo, ...options }: SocketDoorOptions): SocketDoor => {
  const sockets = new WebSocketServer({
    noServer: true,
    maxPayload: longestFrame,
    perMessageDeflate: false,
    handleProtocols: (offered) => offered.has(GRAPHQL_TRANSPORT_WS_PROTOCOL) && GRAPHQL_TRANSPORT_WS_PROTOCOL,
  });
  const heartbeat = keepSocketsAlive(sockets);

  const welcome = (connected: Connected): void => {
    const { socket } = connected;
    heartbeat.watch(socket);
    if (socket.protocol === GRAPHQL_TRANSPORT_WS_PROTOCOL) serveSocket(connected, options);
    else socket.close(CloseCode.SubprotocolNotAcceptable, 'Subprotocol not acceptable');
  };
  server.on('upgrade', (request, connection, head) => {
    connection.on('error', () => connection.destroy());
    if (request.url?.split('?')[0] !== '/graphql') turnAway(connection, 404);
    else if (!isOwnOrigin(request, isDemo)) turnAway(connection, 403);
    else sockets.handleUpgrade(request, connection, head, (socket) => welcome({ socket, connection }));
  });
  return {
    close: () => {
      heartbeat.stop();
      sockets.clients.forEach((socket) => socket.close(serviceRestart, 'Service restart'));
      sockets.close();
    },
    open: () => sockets.clients.size,
    terminate: () => sockets.clients.forEach((socket) => socket.terminate()),
  };
};

const turnAway = (connection: Duplex, status: 403 | 404): void => {
  connection.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`);
};
