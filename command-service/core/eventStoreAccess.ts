import {
  type AppendResult,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type RecordedEvent,
  StoreUnavailable,
} from '@platzwart/event-store';
import { withTimeout } from './withTimeout.ts';

/** Timeouts of the store in milliseconds. Their sum is well below the five seconds that a caller waits (reliability F44). */
export type StoreTimeouts = Readonly<{ append: number; read: number }>;
export const defaultTimeouts: StoreTimeouts = { append: 2_500, read: 1_500 };

export type Ports = Readonly<{
  store: EventStore;
  timeouts: StoreTimeouts;
  /** Resolves after so many milliseconds. */
  pause: (milliseconds: number) => Promise<void>;
  /** 0 up to 1: spreads the retries of processes that conflicted. */
  random: () => number;
}>;

type Batch = Readonly<{ stream: string; expected: ExpectedRevision; events: readonly NewEvent[] }>;

/**
 * Appends, and repeats the same append until there is an answer where it was lost. Rejects with StoreUnavailable after the timeout: then it
 * is unknown whether the events are in the log.
 */
export const appendWithRetry = async (
  { store, timeouts, pause }: Ports,
  { stream, expected, events }: Batch,
): Promise<AppendResult> => {
  const until = performance.now() + timeouts.append;
  for (let wait = 20; ; wait = Math.min(wait * 2, 320)) {
    try {
      return await withTimeout(until - performance.now(), store.append(stream, expected, events));
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || performance.now() + wait >= until) throw error;
    }
    await pause(wait);
  }
};

const pageSize = 1_000;

/** All events of `stream` from revision `from` on, page by page. */
export async function* readPages(
  { store, timeouts }: Ports,
  stream: string,
  from: number,
): AsyncGenerator<readonly RecordedEvent[]> {
  for (let next = from; ;) {
    const page = await withTimeout(timeouts.read, store.read(stream, { from: next, limit: pageSize }));
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    next += page.length;
  }
}
