import { setTimeout as pause } from 'node:timers/promises';
import { createClient } from 'graphql-ws';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { dayFromToday } from '../support/clubDays.ts';
import type { Member } from '../support/manyMembers.ts';

const document = `subscription ($from: Date!, $to: Date!) {
  courtPlanChanged(sport: "HALL", fromDate: $from, toDate: $to) { position changed { _id } removed }
}`;
const frameSchema = v.object({
  courtPlanChanged: v.object({ changed: v.array(v.object({ _id: v.string() })) }),
});

/** Subscribers that stay open during the whole run and reconnect by themselves. */
export type Subscribers = Readonly<{
  frames: () => number;
  /** Whether every subscriber receives these bookings soon. */
  allHear: (bookingIds: readonly string[]) => Promise<boolean>;
  close: () => Promise<void>;
}>;

type Screen = Readonly<{ heard: ReadonlySet<string>; frames: () => number; close: () => Promise<void> }>;

const pongWithinMs = 2_000;

/** Gives up where the server does not answer, as the client does. */
class ImpatientSocket extends WebSocket {
  constructor(url: string, protocols: string) {
    super(url, protocols, { handshakeTimeout: 4_000 });
  }
}

const openScreen = (url: string, { token }: Member, days: Readonly<{ first: number; count: number }>): Screen => {
  const heard = new Set<string>();
  let frames = 0;
  let givingUp: NodeJS.Timeout | undefined;
  const client = createClient({
    url: url.replace('http', 'ws').concat('/graphql'),
    webSocketImpl: ImpatientSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: Infinity,
    shouldRetry: () => true,
    retryWait: () => pause(300),
    keepAlive: 2_000,
    lazy: false,
    onNonLazyError: () => undefined,
    // Detects a dead connection as the client does (client/core/relay/liveSocket.ts).
    on: {
      ping: (received) => {
        if (!received) givingUp = setTimeout(() => client.terminate(), pongWithinMs);
      },
      pong: () => clearTimeout(givingUp),
      closed: () => clearTimeout(givingUp),
    },
  });
  const variables = { from: dayFromToday(days.first), to: dayFromToday(days.first + days.count) };
  const take = (data: unknown): void => {
    frames += 1;
    for (const { _id } of v.parse(frameSchema, data).courtPlanChanged.changed) heard.add(_id);
  };
  client.subscribe(
    { query: document, variables },
    { next: ({ data }) => take(data), error: () => undefined, complete: () => undefined },
  );
  return { heard, frames: () => frames, close: async () => client.dispose() };
};

const timeoutMs = 10_000;

export const openSubscribers = (
  url: string,
  members: readonly Member[],
  days: Readonly<{ first: number; count: number }>,
): Subscribers => {
  const screens = members.map((member) => openScreen(url, member, days));
  const allHear = async (bookingIds: readonly string[]): Promise<boolean> => {
    const haveHeard = () => screens.every(({ heard }) => bookingIds.every((id) => heard.has(id)));
    const end = performance.now() + timeoutMs;
    while (!haveHeard() && performance.now() < end) await pause(50);
    return haveHeard();
  };
  return {
    frames: () => screens.reduce((sum, screen) => sum + screen.frames(), 0),
    allHear,
    close: async () => {
      await Promise.all(screens.map(({ close }) => close()));
    },
  };
};
