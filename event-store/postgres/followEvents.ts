import type { Position } from '@platzwart/contracts/core';
import type { WakeUpSignal } from '../wakeUpSignal.ts';
import { type EventStore, type RecordedEvent, StoreUnavailable } from '../eventStore.ts';
import { untilAborted } from '../untilAborted.ts';

type FollowDependencies = Readonly<{ readAll: EventStore['readAll']; wakeUpSignal: WakeUpSignal; closed: AbortSignal }>;

const pollMilliseconds = 1_000;
const noEvents: readonly RecordedEvent[] = [];

const orNoEvents = (error: unknown): readonly RecordedEvent[] => {
  if (error instanceof StoreUnavailable) return noEvents;
  throw error;
};

const positionAfter = (batch: readonly RecordedEvent[], before: Position | null): Position | null =>
  batch.at(-1)?.position ?? before;

/**
 * Polls from its last position, which is sufficient to deliver everything. The wakeUpSignal only shortens the waiting,
 * and an unreachable server only prolongs it. After a full batch the next one is read while the reader is busy; a smaller one ended the log,
 * unless a signal has come since it was read.
 */
export const followEvents = ({ readAll, wakeUpSignal, closed }: FollowDependencies): EventStore['subscribe'] =>
  async function* follow({ after, signal, maxBatch = 1_000 }) {
    const ended = AbortSignal.any([signal, closed]);
    const readPageAfter = (position: Position | null) => {
      const seen = wakeUpSignal.raisedCount();
      const page = readAll({ after: position, limit: maxBatch }).catch(orNoEvents);
      // The reader sees the failure when it awaits the batch; a reader that leaves before must not cause an unhandled rejection.
      page.catch(() => undefined);
      return { seen, page };
    };
    let reached = after;
    let coming: ReturnType<typeof readPageAfter> | undefined;
    while (!ended.aborted) {
      const { seen, page } = coming ?? readPageAfter(reached);
      const batch = (await untilAborted(page, ended)) ?? noEvents;
      reached = positionAfter(batch, reached);
      const isFull = batch.length === maxBatch;
      coming = isFull ? readPageAfter(reached) : undefined;
      if (batch.length > 0) yield batch;
      if (!isFull) await wakeUpSignal.waitForNext(seen, { milliseconds: pollMilliseconds, signal: ended });
    }
  };
