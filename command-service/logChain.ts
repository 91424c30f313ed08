import { type EventStore, type RecordedEvent, StoreDamaged } from '@platzwart/event-store';
import type { LogHead } from '@platzwart/contracts/club';
import { streams } from '@platzwart/contracts/core';
import { hashOfEvent } from './core/hashes.ts';
import { type Break, flawAgainst, missingFrom, trackLogHead } from './core/logHead.ts';
import { writtenMetadata } from './core/writtenMetadata.ts';

export type ChainReport = Readonly<{
  events: number;
  streams: number;
  broken: Break | null;
  /** False where `signal` ended the check before the end of the log. */
  isWhole: boolean;
}>;

const ofTheClub: ReadonlySet<string> = new Set(Object.values(streams));

/** What is wrong with `event`, given the previous event of its stream. */
const flawOf = (event: RecordedEvent, before: RecordedEvent | undefined): Omit<Break, 'stream'> | null => {
  const { position, revision } = event;
  // The table of PostgreSQL is the club's alone; of EventStoreDB other streams are not read.
  if (!ofTheClub.has(event.stream)) return { position, revision, because: 'the club has no such stream' };
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

type CheckOptions = Readonly<{
  /** What a signed head says about the log. */
  head?: LogHead | null;
  /** Ends the check after the page that is being read. */
  signal?: AbortSignal;
  /** Called with each event whose links are whole, in order. */
  onEvent?: (event: RecordedEvent) => void;
}>;

/** The chain, and the signed head where there is one, against one event after the other. */
const checker = ({ head = null, onEvent }: Omit<CheckOptions, 'signal'>) => {
  const last = new Map<string, RecordedEvent>();
  const tracked = trackLogHead();
  let events = 0;
  let reached: RecordedEvent | undefined;
  const flawIn = (event: RecordedEvent): Break | null => {
    const flaw = flawOrFailure(event, last.get(event.stream));
    if (flaw) return { ...flaw, stream: event.stream };
    last.set(event.stream, event);
    const seen = tracked.see(event);
    return head && flawAgainst(head, event, seen);
  };
  const flawInEvents = (page: readonly RecordedEvent[]): Break | null => {
    for (const event of page) {
      const flaw = flawIn(event);
      if (flaw) return flaw;
      reached = event;
      events += 1;
      onEvent?.(event);
    }
    return null;
  };
  return {
    reached: () => reached?.position ?? null,
    flawIn: (page: Page): Break | null =>
      flawInEvents(page.events) ?? (page.damage === null ? null : unreadable(reached, page.damage)),
    flawAtEnd: (): Break | null => head && missingFrom(head, last),
    report: (broken: Break | null, isWhole = true): ChainReport => ({ events, streams: last.size, broken, isWhole }),
  };
};

/**
 * Reads the whole log and checks that each event carries the hash of the previous event in its stream. Stops at the first broken link, or
 * where the disk returns other data than was written, and then reports the last event before it, null where that was the first. The last
 * event of a stream has no successor yet, and the chain leaves out the times of recording: a signed head from before shows such changes, up
 * to the events that it knows, and what is missing of them.
 */
export const checkLogChain = async (store: Log, { signal, ...options }: CheckOptions = {}): Promise<ChainReport> => {
  const { reached, flawIn, flawAtEnd, report } = checker(options);
  for (;;) {
    const page = await readPageAfter(store, reached());
    const flaw = flawIn(page);
    if (flaw) return report(flaw);
    if (page.events.length < pageSize) return report(flawAtEnd());
    if (signal?.aborted) return report(null, false);
  }
};
