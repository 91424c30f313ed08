import type { Position } from '@platzwart/contracts/core';
import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import type { Log } from './log.ts';
import type { RunningStream } from './openStream.ts';

type Followed = Pick<RunningStream<unknown, never, never>, 'stream' | 'follow'>;

export type Follower = Readonly<{
  /** One sentence, where the log cannot be followed. */
  problem: () => string | null;
  stop: () => Promise<void>;
}>;

const handOut = (streams: readonly Followed[], batch: readonly RecordedEvent[]): void => {
  for (const { stream, follow } of streams) {
    const own = batch.filter((event) => event.stream === stream);
    if (own.length > 0) follow(own);
  }
};

/**
 * Keeps every stream's warm state close to the log by one subscription from `after` on, so that a process also knows
 * what others have appended: the settings, the members. A stream that cannot be read says so itself; the others go on.
 */
export const followLog = (
  store: Pick<EventStore, 'subscribe'>,
  { after, streams, log }: Readonly<{ after: Position | null; streams: readonly Followed[]; log: Log }>,
): Follower => {
  const stopping = new AbortController();
  let problem: string | null = null;
  const follow = async (): Promise<void> => {
    for await (const batch of store.subscribe({ after, signal: stopping.signal })) handOut(streams, batch);
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
