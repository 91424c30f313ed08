import { type Client, createClient } from 'graphql-ws';
import * as v from 'valibot';
import { WebSocket } from 'ws';

export type Subscription = Readonly<{ query: string; variables?: Record<string, unknown> }>;

export type Listener = Readonly<{
  /** The messages so far: responses, and the code of the error or the close that ended it. */
  frames: unknown[];
  ending: Promise<string>;
  /** Waits until that many responses have arrived. */
  untilReceived: (count: number) => Promise<readonly unknown[]>;
  stop: () => void;
}>;

const closeSchema = v.object({ code: v.number(), reason: v.string() });
const errorsSchema = v.tupleWithRest([v.object({ message: v.string() })], v.unknown());

const describeEnding = (error: unknown): string => {
  const errors = v.safeParse(errorsSchema, error);
  if (errors.success) return errors.output[0].message;
  const close = v.safeParse(closeSchema, error);
  return close.success ? `${close.output.code} ${close.output.reason}` : String(error);
};

/** The stock client, as our own pages use it, but without retries. */
export const socketClient = (url: string, token?: string): Client =>
  createClient({
    url: `${url.replace('http', 'ws')}/graphql`,
    webSocketImpl: WebSocket,
    connectionParams: token === undefined ? {} : { authorization: `Bearer ${token}` },
    retryAttempts: 0,
  });

/** Listens to one subscription. */
export const listen = (client: Client, { query, variables = {} }: Subscription): Listener => {
  const frames: unknown[] = [];
  const waiting = new Set<() => void>();
  let stop = (): void => undefined;
  const ending = new Promise<string>((resolve) => {
    stop = client.subscribe(
      { query, variables },
      {
        next: (frame) => {
          frames.push(frame);
          waiting.forEach((check) => check());
        },
        error: (error) => resolve(describeEnding(error)),
        complete: () => resolve('complete'),
      },
    );
  });
  const untilReceived = (count: number): Promise<readonly unknown[]> =>
    new Promise((resolve) => {
      const check = (): void => {
        if (frames.length < count) return;
        waiting.delete(check);
        resolve(frames);
      };
      waiting.add(check);
      check();
    });
  return { frames, ending, untilReceived, stop: () => stop() };
};
