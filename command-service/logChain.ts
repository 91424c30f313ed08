import { type EventStore, type RecordedEvent, StoreDamaged } from '@platzwart/event-store';
import { hashOfEvent } from './core/hashes.ts';
import { writtenMetadata } from './core/writtenMetadata.ts';

type Break = Readonly<{ position: string | null; stream: string; revision: number; because: string }>;
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

type Log = Pick<EventStore, 'readAll'>;
type Page = Readonly<{ events: readonly RecordedEvent[]; damage: string | null }>;

/** As much of a page as can be read, event by event; `damage` says why it ends there. */
const readablePart = async (store: Log, after: RecordedEvent['position'] | null): Promise<Page> => {
  const events: RecordedEvent[] = [];
  try {
    for (;;) {
      const [event] = await store.readAll({ after: events.at(-1)?.position ?? after, limit: 1 });
      if (!event) return { events, damage: null };
      events.push(event);
    }
  } catch (error) {
    if (!(error instanceof StoreDamaged)) throw error;
    return { events, damage: error.message };
  }
};

const pageBehind = async (store: Log, after: RecordedEvent['position'] | null): Promise<Page> => {
  try {
    return { events: await store.readAll({ after, limit: pageSize }), damage: null };
  } catch (error) {
    if (!(error instanceof StoreDamaged)) throw error;
    return readablePart(store, after);
  }
};

const unreadable = (last: RecordedEvent | undefined, damage: string): Break => ({
  position: last?.position ?? null,
  stream: last?.stream ?? '',
  revision: last?.revision ?? -1,
  because: `what comes after it cannot be read: ${damage}`,
});

/**
 * Walks through the whole log and checks that each event carries the hash of the one before it in its stream.
 * Stops at the first break, or where the disk gives back something else than was written: then at the last event before it,
 * null where that was the first. The last event of a stream has no successor yet that could vouch for it.
 */
export const checkLogChain = async (store: Log): Promise<ChainReport> => {
  const last = new Map<string, RecordedEvent>();
  let events = 0;
  let reached: RecordedEvent | undefined;
  for (;;) {
    const page = await pageBehind(store, reached?.position ?? null);
    for (const event of page.events) {
      const flaw = flawOrFailure(event, last.get(event.stream));
      if (flaw) return { events, streams: last.size, broken: { ...flaw, stream: event.stream } };
      last.set(event.stream, event);
      reached = event;
      events += 1;
    }
    if (page.damage !== null) return { events, streams: last.size, broken: unreadable(reached, page.damage) };
    if (page.events.length < pageSize) return { events, streams: last.size, broken: null };
  }
};
