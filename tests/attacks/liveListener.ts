import { createClient } from 'graphql-ws';
import * as v from 'valibot';
import { WebSocket } from 'ws';
import { signIn } from '../support/graphqlClient.ts';
import { type Order, untilTrue } from './visitor.ts';

const changeSchema = v.object({
  courtPlanChanged: v.object({
    position: v.string(),
    changed: v.array(v.object({ date: v.string(), court: v.number(), start: v.string() })),
  }),
});
type Change = v.InferOutput<typeof changeSchema>['courtPlanChanged'];

const subscription = `subscription ($from: Date!, $to: Date!, $since: String) {
  courtPlanChanged(sport: "HALL", fromDate: $from, toDate: $to, since: $since) { position changed { date court start } }
}`;

export type LiveListener = Readonly<{
  untilHeard: (order: Order) => Promise<void>;
  /** Number of connections opened so far. */
  connections: () => number;
  close: () => Promise<void>;
}>;

const nameOf = ({ date, court, start }: Order['slot']): string => `${date} ${court} ${start}`;

/** A subscriber of the hall on these days: one socket, which reconnects as the client does. */
export const listenLive = async (url: string, days: Readonly<{ from: string; to: string }>): Promise<LiveListener> => {
  const token = await signIn(url, 'ben@platzwart.example');
  const heard = new Set<string>();
  let connections = 0;
  let since: string | null = null;
  const take = ({ position, changed }: Change): void => {
    since = position;
    for (const { date, court, start } of changed) heard.add(`${date} ${court} ${start}`);
  };
  const client = createClient({
    url: new URL('/graphql', url).href.replace(/^http/, 'ws'),
    webSocketImpl: WebSocket,
    connectionParams: { authorization: `Bearer ${token}` },
    retryAttempts: Number.POSITIVE_INFINITY,
    shouldRetry: () => true,
    retryWait: () => new Promise((resolve) => setTimeout(resolve, 100)),
    on: { connected: () => (connections += 1) },
  });
  // The variables are read when the message is sent, so that a reconnect asks for the missed changes.
  const variables = {
    ...days,
    get since() {
      return since;
    },
  };
  client.subscribe(
    { query: subscription, variables },
    {
      next: ({ data }) => take(v.parse(changeSchema, data).courtPlanChanged),
      error: () => undefined,
      complete: () => undefined,
    },
  );
  await untilTrue(() => Promise.resolve(connections > 0));
  return {
    untilHeard: ({ slot }) => untilTrue(() => Promise.resolve(heard.has(nameOf(slot)))),
    connections: () => connections,
    close: async () => {
      await client.dispose();
    },
  };
};
