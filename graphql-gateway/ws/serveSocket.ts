import type { Duplex } from 'node:stream';
import { CloseCode, type Message, MessageType, parseMessage } from 'graphql-ws';
import type { RawData, WebSocket } from 'ws';
import { Refusal } from '../core/refusal.ts';
import type { Counters } from '../operations/counters.ts';
import { endSocket } from './endSocket.ts';
import { frameLimit } from './frameLimit.ts';
import { type ConnectionAuthenticationOptions, authenticateConnection } from './connectionAuthentication.ts';
import { socketWriter } from './socketWriter.ts';
import { type SubscriptionOptions, socketSubscriptions } from './socketSubscriptions.ts';

export type SocketOptions = SubscriptionOptions &
  ConnectionAuthenticationOptions &
  Readonly<{
    counters: Pick<Counters, 'countFrame' | 'countSlowReader'>;
    /** The id of the client's build that is served, told in the greeting; null where none is. */
    clientBuild: string | null;
  }>;
/** `address`: the network address that it comes from. */
export type SocketConnection = Readonly<{ socket: WebSocket; connection: Duplex; address: string }>;

/** Messages, pings and pongs of one client per minute; paging through the plan takes two for every day. */
const maxFramesPerMinute = 300;
/** Stock clients reconnect after this code, but not after 4500. */
export const tryAgainLater = 1013;

/** Serves one connection in `graphql-transport-ws`: authentication, subscriptions, close. */
export const serveSocket = ({ socket, connection, address }: SocketConnection, options: SocketOptions): void => {
  const { clientBuild } = options;
  const greeting = {
    type: MessageType.ConnectionAck,
    ...(clientBuild !== null && { payload: { build: clientBuild } }),
  } as const;
  const writer = socketWriter(socket, connection, options.counters);
  const close = (code: number, reason: string): void => endSocket(socket, code, reason);
  const authentication = authenticateConnection(options, { close, isOpen: () => socket.readyState === socket.OPEN });
  const subscriptions = socketSubscriptions(options, { address, writer, close });
  const frames = frameLimit(maxFramesPerMinute);

  const handle = async (message: Message): Promise<void> => {
    switch (message.type) {
      case MessageType.ConnectionInit:
        if (await authentication.handleInit(message)) writer.send(greeting);
        break;
      case MessageType.Ping:
        writer.send({ type: MessageType.Pong });
        break;
      case MessageType.Pong:
        break;
      case MessageType.Subscribe: {
        const viewer = authentication.viewer();
        if (viewer) subscriptions.start(message, viewer);
        else close(CloseCode.Unauthorized, 'Unauthorized');
        break;
      }
      case MessageType.Complete:
        subscriptions.stop(message.id);
        break;
      default:
        close(CloseCode.BadRequest, 'Only a server says this');
    }
  };

  const handleData = (data: RawData, isBinary: boolean): void => {
    const message = isBinary || !Buffer.isBuffer(data) ? null : decode(data);
    if (!message) {
      close(CloseCode.BadRequest, 'Invalid message');
      return;
    }
    handle(message).catch((error: unknown) => {
      if (!(error instanceof Refusal)) options.onServerError(error, null);
      close(tryAgainLater, 'Try again later');
    });
  };
  /** A closed socket may still receive: what comes is counted, and nothing more is read beyond the limit. */
  const receive = (handleFrame: () => void): void => {
    if (frames.isOverLimit()) {
      close(1008, 'Too many messages');
      socket.pause();
    } else if (socket.readyState === socket.OPEN) handleFrame();
  };
  socket.on('message', (data, isBinary) => receive(() => handleData(data, isBinary)));
  socket.on('ping', (data) => receive(() => writer.pong(data)));
  socket.on('pong', () => receive(() => undefined));
  socket.on('close', () => {
    subscriptions.stopAll();
    authentication.end();
    frames.end();
  });
};

const decode = (data: Buffer): Message | null => {
  try {
    return parseMessage(data.toString('utf8'));
  } catch {
    return null;
  }
};
