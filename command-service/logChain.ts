import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import { hashOfEvent } from './core/hashes.ts';
import { writtenMetadata } from './core/writtenMetadata.ts';

type Break = Readonly<{ position: string; stream: string; revision: number; because: string }>;
export type ChainReport = Readonly<{ events: number; streams: number; broken: Break | null }>;

/** What is wrong with `event`, given the event before it in its stream. */
const flawOf = (event: RecordedEvent, before: RecordedEvent | undefined): Omit<Break, 'stream'> | null => {
  const { position, revision } = event;
  const expected = before ? before.revision + 1 : 0;
  if (revision !== expected) return { position, revision, because: `revision ${expected} is missing before it` };
  const { previousHash } = writtenMetadata(event.metadata);
  if (!before)
    return previousHash === null ? null : { position, revision, because: 'it names a predecessor, but is the first' };
  if (previousHash === hashOfEvent(before)) return null;
  // One of the two was changed; the earlier one is where the trust ends.
  return {
    position: before.position,
    revision: before.revision,
    because: 'its successor carries the hash of another event',
  };
};

const flawOrFailure = (event: RecordedEvent, before: RecordedEvent | undefined): Omit<Break, 'stream'> | null => {
  try {
    return flawOf(event, before);
  } catch (error) {
    return { position: event.position, revision: event.revision, because: String(error) };
  }
};

const pageSize = 1_000;

/**
 * Walks through the whole log and checks that each event carries the hash of the one before it in its stream.
 * Stops at the first break. The last event of a stream has no successor yet that could vouch for it.
 */
export const checkLogChain = async (store: Pick<EventStore, 'readAll'>): Promise<ChainReport> => {
  const last = new Map<string, RecordedEvent>();
  let events = 0;
  for (let after: RecordedEvent['position'] | null = null; ;) {
    const page: readonly RecordedEvent[] = await store.readAll({ after, limit: pageSize });
    for (const event of page) {
      const flaw = flawOrFailure(event, last.get(event.stream));
      if (flaw) return { events, streams: last.size, broken: { ...flaw, stream: event.stream } };
      last.set(event.stream, event);
      events += 1;
    }
    after = page.at(-1)?.position ?? after;
    if (page.length < pageSize) return { events, streams: last.size, broken: null };
  }
};
