import {
  type AppendResult,
  type EventStore,
  type ExpectedRevision,
  type NewEvent,
  type RecordedEvent,
  StoreUnavailable,
} from '@platzwart/event-store';
import { within } from './within.ts';

/** How long the store may take; in milliseconds. Together well under the five seconds a caller waits (reliability F44). */
export type Patience = Readonly<{ append: number; read: number }>;
export const defaultPatience: Patience = { append: 2_500, read: 1_500 };

export type Ports = Readonly<{
  store: EventStore;
  patience: Patience;
  /** Resolves after so many milliseconds. */
  pause: (milliseconds: number) => Promise<void>;
  /** 0 up to 1: spreads the tries of processes that met. */
  random: () => number;
}>;

type Batch = Readonly<{ stream: string; expected: ExpectedRevision; events: readonly NewEvent[] }>;

/**
 * Appends, and where the answer is lost repeats the very same append until there is one.
 * Rejects with StoreUnavailable when patience ends: then nobody knows whether the events are in the log.
 */
export const appendSurely = async (
  { store, patience, pause }: Ports,
  { stream, expected, events }: Batch,
): Promise<AppendResult> => {
  const until = performance.now() + patience.append;
  for (let wait = 20; ; wait = Math.min(wait * 2, 320)) {
    try {
      return await within(until - performance.now(), store.append(stream, expected, events));
    } catch (error) {
      if (!(error instanceof StoreUnavailable) || performance.now() + wait >= until) throw error;
    }
    await pause(wait);
  }
};

const pageSize = 1_000;

/** Everything in `stream` from revision `from` on, page by page, each behind the one before. */
export async function* readOn(
  { store, patience }: Ports,
  stream: string,
  from: number,
): AsyncGenerator<readonly RecordedEvent[]> {
  for (let next = from; ;) {
    const page = await within(patience.read, store.read(stream, { from: next, limit: pageSize }));
    if (page.length > 0) yield page;
    if (page.length < pageSize) return;
    next += page.length;
  }
}
