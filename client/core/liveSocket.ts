import { type Client, createClient } from 'graphql-ws';
import type { LiveConnection } from './liveConnection.ts';
import type { ValueStore } from './valueStore.ts';

const heartbeatMilliseconds = 12_000;
const pongWithinMilliseconds = 5_000;
/** A line that dies before it is answered is not told either; a browser alone would wait for minutes. */
const connectedWithinMilliseconds = 10_000;
const longestWaitMilliseconds = 30_000;

/** 1, 2, 4 … 30 s, each up to half as long again, so that a hundred screens do not come back in the same instant. */
const waitBeforeRetry = (retries: number): Promise<void> => {
  const wait = Math.min(1_000 * 2 ** retries, longestWaitMilliseconds);
  return new Promise((resolve) => setTimeout(resolve, wait * (1 + Math.random() / 2)));
};

/**
 * The one WebSocket of this tab, opened with its first subscription and closed with its last.
 * A heartbeat finds connections that died without a close, a deadline those that never began; every loss is retried for as
 * long as somebody listens.
 */
export const createLiveSocket = (options: {
  url: string;
  /** Asked at each connection, because a session may get a newer token. */
  readToken: () => string | null;
  /** The server has ended the session of `token`, or never knew it. */
  onForbidden: (token: string | null) => void;
  connection: ValueStore<LiveConnection>;
}): Client => {
  const { connection } = options;
  let token: string | null = null;
  let givingUp: ReturnType<typeof setTimeout> | undefined;
  const giveUpAfter = (milliseconds: number): void => {
    givingUp = setTimeout(() => client.terminate(), milliseconds);
  };
  const client = createClient({
    url: options.url,
    connectionParams: () => {
      token = options.readToken();
      return { authorization: `Bearer ${token ?? ''}` };
    },
    keepAlive: heartbeatMilliseconds,
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: waitBeforeRetry,
    on: {
      connecting: () => {
        giveUpAfter(connectedWithinMilliseconds);
        if (connection.read().status === 'idle') connection.write({ status: 'connecting' });
      },
      connected: () => {
        clearTimeout(givingUp);
        connection.write({ status: 'live', since: Date.now() });
      },
      ping: (received) => {
        if (!received) giveUpAfter(pongWithinMilliseconds);
      },
      pong: (received) => {
        if (received) clearTimeout(givingUp);
      },
      closed: (event) => {
        clearTimeout(givingUp);
        if (isForbidden(event)) options.onForbidden(token);
        connection.write(wasWanted(event) ? { status: 'idle' } : lost(connection.read()));
      },
    },
  });
  return client;
};

/** 1000: nobody listens any more. */
const wasWanted = (event: unknown): boolean => event instanceof CloseEvent && event.code === 1000;

const isForbidden = (event: unknown): boolean => event instanceof CloseEvent && event.code === 4403;

const lost = (before: LiveConnection): LiveConnection =>
  before.status === 'interrupted' ? before : { status: 'interrupted', lostAt: Date.now() };
