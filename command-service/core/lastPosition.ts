import type { Position } from '@platzwart/contracts/core';
import type { EventStore, ExpectedRevision } from '@platzwart/event-store';
import type { RunningStream } from './openStream.ts';

type KnownEnd = Readonly<{ revision: ExpectedRevision; position: Position | null }>;

/**
 * The log position of the last event of `stream` that this process knows; null before the first. Reads the log only after the stream has
 * moved. Rejects with StoreUnavailable.
 */
export const lastPositionOf = (
  store: Pick<EventStore, 'read'>,
  { stream, current }: Pick<RunningStream<unknown, never, never>, 'stream' | 'current'>,
): (() => Promise<Position | null>) => {
  let known: KnownEnd = { revision: 'none', position: null };
  return async () => {
    const { revision } = current();
    if (revision === known.revision) return known.position;
    const [last] = revision === 'none' ? [] : await store.read(stream, { from: revision, limit: 1 });
    known = { revision, position: last?.position ?? null };
    return known.position;
  };
};
