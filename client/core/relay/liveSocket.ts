import { type Client, createClient } from 'graphql-ws';
import * as v from 'valibot';
import { reconnectWait } from '@platzwart/contracts/core';
import type { LiveConnection } from './liveConnection.ts';
import type { ValueStore } from '../valueStore.ts';

const heartbeatMilliseconds = 12_000;
const pongWithinMilliseconds = 5_000;
/** The browser alone would take minutes to detect a connection that is lost before it is acknowledged. */
const connectedWithinMilliseconds = 10_000;

const waitBeforeRetry = (attempts: number): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, reconnectWait(attempts, Math.random())));

/**
 * The one WebSocket of this tab, opened with its first subscription and closed with its last.
 * A heartbeat detects connections that were lost without a close, a deadline those that were never opened; every loss is retried for
 * as long as there is a subscription.
 */
export const createLiveSocket = (options: {
  url: string;
  /** Called for each connection, because a session may get a newer token. */
  readToken: () => string | null;
  /** The server has ended the session of `token`, or does not know it. */
  onForbidden: (token: string | null) => void;
  connection: ValueStore<LiveConnection>;
  /** The build of the client that the server has, as its greeting says; null where it does not. */
  onBuild: (build: string | null) => void;
}): Client => {
  const { connection } = options;
  let token: string | null = null;
  let isDisposed = false;
  let terminateTimer: ReturnType<typeof setTimeout> | undefined;
  const terminateAfter = (milliseconds: number): void => {
    terminateTimer = setTimeout(() => client.terminate(), milliseconds);
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
        terminateAfter(connectedWithinMilliseconds);
        if (connection.read().status === 'idle') connection.write({ status: 'connecting' });
      },
      connected: (_, greeting) => {
        clearTimeout(terminateTimer);
        options.onBuild(buildIn(greeting));
        connection.write({ status: 'live', since: Date.now() });
      },
      ping: (received) => {
        if (!received) terminateAfter(pongWithinMilliseconds);
      },
      pong: (received) => {
        if (received) clearTimeout(terminateTimer);
      },
      closed: (event) => {
        clearTimeout(terminateTimer);
        if (isForbidden(event)) options.onForbidden(token);
        if (isDisposed) return;
        connection.write(isNormalClosure(event) ? { status: 'idle' } : lost(connection.read()));
      },
    },
  });
  return {
    ...client,
    // At once: the close may be the server's, which has ended the session, and must not look like a lost connection.
    dispose: () => {
      isDisposed = true;
      connection.write({ status: 'idle' });
      return client.dispose();
    },
  };
};

const buildIn = (greeting: unknown): string | null => {
  const told = v.safeParse(v.object({ build: v.string() }), greeting);
  return told.success ? told.output.build : null;
};

/** 1000: no subscription is open any more. */
const isNormalClosure = (event: unknown): boolean => event instanceof CloseEvent && event.code === 1000;

const isForbidden = (event: unknown): boolean => event instanceof CloseEvent && event.code === 4403;

const lost = (before: LiveConnection): LiveConnection =>
  before.status === 'interrupted' ? before : { status: 'interrupted', lostAt: Date.now() };
