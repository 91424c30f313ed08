import type { Position } from '@platzwart/contracts/core';
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
 * and a server that is away only prolongs it. Behind a full batch more is to come: it is read while the reader is busy.
 */
export const followEvents = ({ readAll, bell, closed }: Follow): EventStore['subscribe'] =>
  async function* follow({ after, signal, maxBatch = 1_000 }) {
    const ended = AbortSignal.any([signal, closed]);
    const pageBehind = (position: Position | null) => {
      const page = readAll({ after: position, limit: maxBatch }).catch(orNothing);
      // Whoever awaits it sees the failure; a reader that leaves before does not mind it.
      page.catch(() => undefined);
      return page;
    };
    let reached = after;
    let coming: Promise<readonly RecordedEvent[]> | undefined;
    while (!ended.aborted) {
      const seen = bell.rings();
      const batch = (await untilAborted(coming ?? pageBehind(reached), ended)) ?? nothing;
      const last = batch.at(-1);
      coming = undefined;
      if (last) {
        reached = last.position;
        if (batch.length === maxBatch) coming = pageBehind(reached);
        yield batch;
      } else {
        await bell.heard(seen, { milliseconds: pollMilliseconds, signal: ended });
      }
    }
  };
