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

/**
 * Polls from its last position, which is sufficient to deliver everything. The wakeUpSignal only shortens the waiting,
 * and an unreachable server only prolongs it. After a full batch the next one is read while the reader is busy.
 */
export const followEvents = ({ readAll, wakeUpSignal, closed }: FollowDependencies): EventStore['subscribe'] =>
  async function* follow({ after, signal, maxBatch = 1_000 }) {
    const ended = AbortSignal.any([signal, closed]);
    const readPageAfter = (position: Position | null) => {
      const page = readAll({ after: position, limit: maxBatch }).catch(orNoEvents);
      // The reader sees the failure when it awaits the batch; a reader that leaves before must not cause an unhandled rejection.
      page.catch(() => undefined);
      return page;
    };
    let reached = after;
    let coming: Promise<readonly RecordedEvent[]> | undefined;
    while (!ended.aborted) {
      const seen = wakeUpSignal.raisedCount();
      const batch = (await untilAborted(coming ?? readPageAfter(reached), ended)) ?? noEvents;
      const last = batch.at(-1);
      coming = undefined;
      if (last) {
        reached = last.position;
        if (batch.length === maxBatch) coming = readPageAfter(reached);
        yield batch;
      } else {
        await wakeUpSignal.waitForNext(seen, { milliseconds: pollMilliseconds, signal: ended });
      }
    }
  };
