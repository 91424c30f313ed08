import { type EventStore, type RecordedEvent, StoreDamaged } from '@platzwart/event-store';
import { hashOfEvent } from './core/hashes.ts';
import { writtenMetadata } from './core/writtenMetadata.ts';

type Break = Readonly<{ position: string | null; stream: string; revision: number; because: string }>;
export type ChainReport = Readonly<{ events: number; streams: number; broken: Break | null }>;

/** What is wrong with `event`, given the previous event of its stream. */
const flawOf = (event: RecordedEvent, before: RecordedEvent | undefined): Omit<Break, 'stream'> | null => {
  const { position, revision } = event;
  const expected = before ? before.revision + 1 : 0;
  if (revision !== expected) return { position, revision, because: `revision ${expected} is missing before it` };
  const { previousHash } = writtenMetadata(event.metadata);
  if (!before)
    return previousHash === null ? null : { position, revision, because: 'it names a predecessor, but is the first' };
  if (previousHash === hashOfEvent(before)) return null;
  // One of the two events was changed; events can be trusted up to the earlier one.
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

/** The readable events at the start of a page; `damage` says why the rest cannot be read. */
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

const readPageAfter = async (store: Log, after: RecordedEvent['position'] | null): Promise<Page> => {
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
 * Reads the whole log and checks that each event carries the hash of the previous event in its stream. Stops at the first broken link, or
 * where the disk returns other data than was written, and then reports the last event before it, null where that was the first. The last
 * event of a stream has no successor yet, so a change to it is not detected.
 */
export const checkLogChain = async (store: Log): Promise<ChainReport> => {
  const last = new Map<string, RecordedEvent>();
  let events = 0;
  let reached: RecordedEvent | undefined;
  for (;;) {
    const page = await readPageAfter(store, reached?.position ?? null);
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
