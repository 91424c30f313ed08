import { CloseCode, type ConnectionInitMessage, type Message, MessageType, parseMessage } from 'graphql-ws';
import type { RawData, WebSocket } from 'ws';
import type { Viewer } from '../core/viewer.ts';
import type { WhoIsAsking } from '../core/whoIsAsking.ts';
import { outletOf } from './socketOutlet.ts';
import { type SubscriptionOptions, socketSubscriptions } from './socketSubscriptions.ts';
import type { SocketsOfPeople } from './socketsOfPeople.ts';

export type SocketOptions = SubscriptionOptions &
  Readonly<{ socket: WebSocket; whoIsAsking: WhoIsAsking; people: SocketsOfPeople; now: () => number }>;

const millisecondsToIntroduce = 3000;
/** Messages of one client in a minute; leafing through the plan takes two for every day. */
const mostMessages = 300;

/** One conversation in `graphql-transport-ws`: who it is, what they listen to, and its end. */
export const serveSocket = (options: SocketOptions): void => {
  const { socket, whoIsAsking, people, now } = options;
  const close = (code: number, reason: string): void => socket.close(code, reason);
  const outlet = outletOf(socket);
  const subscriptions = socketSubscriptions(options, outlet, close);
  const endings: (() => void)[] = [subscriptions.stopAll];
  let isIntroducing = false;
  let viewer: Viewer | null = null;
  let messages = 0;

  const introduction = setTimeout(
    () => close(CloseCode.ConnectionInitialisationTimeout, 'Connection initialisation timeout'),
    millisecondsToIntroduce,
  );
  const minute = setInterval(() => {
    messages = 0;
  }, 60_000);
  endings.push(
    () => clearTimeout(introduction),
    () => clearInterval(minute),
  );

  const introduce = async ({ payload }: ConnectionInitMessage): Promise<void> => {
    if (isIntroducing) return close(CloseCode.TooManyInitialisationRequests, 'Too many initialisation requests');
    isIntroducing = true;
    const authorization = payload?.['authorization'];
    const asker = await whoIsAsking(typeof authorization === 'string' ? authorization : undefined);
    if (socket.readyState !== socket.OPEN) return;
    if (!asker.viewer.person) return close(CloseCode.Forbidden, 'LOGIN_REQUIRED');
    const forget = people.add({ viewer: asker.viewer, end: () => close(CloseCode.Forbidden, 'LOGIN_REQUIRED') });
    // 1013: try again later, when another of this person's screens has gone.
    if (!forget) return close(1013, 'Too many connections');
    const expiry = setTimeout(() => close(CloseCode.Forbidden, 'LOGIN_REQUIRED'), asker.until - now());
    endings.push(forget, () => clearTimeout(expiry));
    clearTimeout(introduction);
    viewer = asker.viewer;
    outlet.tell({ type: MessageType.ConnectionAck });
  };

  const handle = async (message: Message): Promise<void> => {
    switch (message.type) {
      case MessageType.ConnectionInit:
        return introduce(message);
      case MessageType.Ping:
        return outlet.tell({ type: MessageType.Pong });
      case MessageType.Pong:
        return;
      case MessageType.Subscribe:
        return viewer ? subscriptions.start(message, viewer) : close(CloseCode.Unauthorized, 'Unauthorized');
      case MessageType.Complete:
        return subscriptions.stop(message.id);
      default:
        return close(CloseCode.BadRequest, 'Only a server says this');
    }
  };

  socket.on('message', (data, isBinary) => {
    messages += 1;
    if (messages > mostMessages) return close(1008, 'Too many messages');
    const message = isBinary ? null : decode(data);
    if (!message) return close(CloseCode.BadRequest, 'Invalid message');
    handle(message).catch((error: unknown) => {
      options.onServerError(error, null);
      // 1013, not 4500: stock clients never come back after the latter.
      close(1013, 'Try again later');
    });
  });
  socket.on('error', () => socket.terminate());
  socket.on('close', () => endings.forEach((end) => end()));
};

const decode = (data: RawData): Message | null => {
  try {
    return parseMessage(data.toString());
  } catch {
    return null;
  }
};
