import type { Duplex } from 'node:stream';
import { CloseCode, type Message, MessageType, parseMessage } from 'graphql-ws';
import type { WebSocket } from 'ws';
import type { Figures } from '../operations/figures.ts';
import { countMessages } from './countMessages.ts';
import { type IntroductionOptions, expectIntroduction } from './introduction.ts';
import { outletOf } from './socketOutlet.ts';
import { type SubscriptionOptions, socketSubscriptions } from './socketSubscriptions.ts';

export type SocketOptions = SubscriptionOptions &
  IntroductionOptions &
  Readonly<{ figures: Pick<Figures, 'noteFrame' | 'noteSlowReader'> }>;
export type Connected = Readonly<{ socket: WebSocket; connection: Duplex }>;

/** Messages of one client in a minute; leafing through the plan takes two for every day. */
const mostMessages = 300;
/** Stock clients come back after this code, which they do not after 4500. */
const tryAgainLater = 1013;

/** One conversation in `graphql-transport-ws`: who it is, what they listen to, and its end. */
export const serveSocket = ({ socket, connection }: Connected, options: SocketOptions): void => {
  const outlet = outletOf(socket, connection, options.figures);
  const close = (code: number, reason: string): void => socket.close(code, reason);
  const introduction = expectIntroduction(options, { close, isOpen: () => socket.readyState === socket.OPEN });
  const subscriptions = socketSubscriptions(options, outlet, close);
  const messages = countMessages(mostMessages);

  const handle = async (message: Message): Promise<void> => {
    switch (message.type) {
      case MessageType.ConnectionInit:
        if (await introduction.hear(message)) outlet.tell({ type: MessageType.ConnectionAck });
        break;
      case MessageType.Ping:
        outlet.tell({ type: MessageType.Pong });
        break;
      case MessageType.Pong:
        break;
      case MessageType.Subscribe: {
        const viewer = introduction.viewer();
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

  socket.on('message', (data, isBinary) => {
    if (messages.isOneTooMany()) {
      close(1008, 'Too many messages');
      return;
    }
    const message = isBinary || !Buffer.isBuffer(data) ? null : decode(data);
    if (!message) {
      close(CloseCode.BadRequest, 'Invalid message');
      return;
    }
    handle(message).catch((error: unknown) => {
      options.onServerError(error, null);
      close(tryAgainLater, 'Try again later');
    });
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => {
    subscriptions.stopAll();
    introduction.end();
    messages.end();
  });
};

const decode = (data: Buffer): Message | null => {
  try {
    return parseMessage(data.toString('utf8'));
  } catch {
    return null;
  }
};
