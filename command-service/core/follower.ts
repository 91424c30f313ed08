import type { Position } from '@platzwart/contracts/core';
import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import type { Log } from './log.ts';
import type { RunningStream } from './openStream.ts';

type FollowedStream = Pick<RunningStream<unknown, never, never>, 'stream' | 'follow'>;

export type Follower = Readonly<{
  /** One sentence, where the log cannot be followed. */
  problem: () => string | null;
  stop: () => Promise<void>;
}>;

const distribute = (streams: readonly FollowedStream[], batch: readonly RecordedEvent[]): void => {
  for (const { stream, follow } of streams) {
    const own = batch.filter((event) => event.stream === stream);
    if (own.length > 0) follow(own);
  }
};

/**
 * Keeps the state of every stream up to date by one subscription from `after` on, so that this process also has the events of others, e.g.
 * settings and members. A stream that cannot be read reports its own problem; the others continue.
 */
export const followLog = (
  store: Pick<EventStore, 'subscribe'>,
  { after, streams, log }: Readonly<{ after: Position | null; streams: readonly FollowedStream[]; log: Log }>,
): Follower => {
  const stopping = new AbortController();
  let problem: string | null = null;
  const follow = async (): Promise<void> => {
    for await (const batch of store.subscribe({ after, signal: stopping.signal })) distribute(streams, batch);
  };
  const fail = (error: unknown): void => {
    problem = 'The event log is no longer followed: start the command-service again.';
    log.error({ err: error }, problem);
  };
  const running = follow().catch(fail);
  return {
    problem: () => problem,
    stop: () => {
      stopping.abort();
      return running;
    },
  };
};
