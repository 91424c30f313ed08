import type { Bell } from '../bell.ts';
import { type EventStore, type RecordedEvent, StoreUnavailable } from '../eventStore.ts';
import { untilAborted } from '../untilAborted.ts';

type Follow = Readonly<{ readAll: EventStore['readAll']; bell: Bell; closed: AbortSignal }>;

const pollMilliseconds = 1_000;
const nothing: readonly RecordedEvent[] = [];

const orNothing = (error: unknown): readonly RecordedEvent[] => {
  if (error instanceof StoreUnavailable) return nothing;
  throw error;
};

/**
 * Reads on from where it was, again and again: that alone makes it complete. The bell only spares the waiting,
 * and a server that is away only prolongs it.
 */
export const followEvents = ({ readAll, bell, closed }: Follow): EventStore['subscribe'] =>
  async function* follow({ after, signal, maxBatch = 1_000 }) {
    const ended = AbortSignal.any([signal, closed]);
    let reached = after;
    while (!ended.aborted) {
      const seen = bell.rings();
      const page = readAll({ after: reached, limit: maxBatch }).catch(orNothing);
      const batch = (await untilAborted(page, ended)) ?? nothing;
      const last = batch.at(-1);
      if (last) {
        reached = last.position;
        yield batch;
      } else {
        await bell.heard(seen, { milliseconds: pollMilliseconds, signal: ended });
      }
    }
  };
