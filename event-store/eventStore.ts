import type { Position } from '@platzwart/contracts/core';

/**
 * An event as its writer hands it over. `id` is a lower-case UUID that no other event has; `data` and `metadata` are JSON
 * values and come back as the same JSON text. Names of types and streams never begin with `$`.
 */
export type NewEvent = Readonly<{ id: string; type: string; data: unknown; metadata: unknown }>;

/** An event as the log keeps it. Revisions count from 0 within a stream. `recordedAt` is an ISO 8601 instant. */
export type RecordedEvent = NewEvent &
  Readonly<{ stream: string; revision: number; position: Position; recordedAt: string }>;

/** The revision of the last event the writer knows of; `none` where the stream must not exist yet. */
export type ExpectedRevision = number | 'none';

export type AppendResult = Readonly<{ outcome: 'appended'; revision: number; position: Position }> | Conflict;

/**
 * Nothing was written: somebody else appended first, or confirmed what was there (then `actual` is the expected revision itself).
 * `actual` is the stream's revision now.
 */
type Conflict = Readonly<{ outcome: 'conflict'; actual: ExpectedRevision }>;

export type ConfirmResult = Readonly<{ outcome: 'confirmed' }> | Conflict;

/** The store could not be reached, or went away before it answered: an append may or may not have happened. `cause` says more. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The store has found that what it keeps is no longer what was written: trying again does not help. `message` says where. */
export class StoreDamaged extends Error {
  override readonly name = 'StoreDamaged';
}

export type ReadOptions = Readonly<{ from?: number; limit?: number }>;
export type ReadAllOptions = Readonly<{ after: Position | null; limit: number }>;
export type SubscribeOptions = Readonly<{ after: Position | null; signal: AbortSignal; maxBatch?: number }>;

/**
 * The log of all events: streams with exact revisions, and one order over all of them.
 * Two adapters, equal in rank, held to the same contract by `eventStoreContract.ts`.
 */
export type EventStore = Readonly<{
  /**
   * Appends all `events` (at least one) or none, as one step.
   * The same ids at the same expected revision again are answered like the first time and written once, however far the
   * stream has moved on, whatever their content; if only some of them are there, that is a conflict.
   * Rejects with StoreUnavailable where the outcome is unknown: repeat with the same ids. Rejects with another error on
   * what no store can keep (`appendRequest.ts`); an id that an event elsewhere has is a bug of the writer, which no store sees.
   */
  append: (stream: string, expected: ExpectedRevision, events: readonly NewEvent[]) => Promise<AppendResult>;
  /**
   * Where `stream` still ends at `expected`, it is `confirmed`, and no append that began before comes into it any more: neither one of
   * this process nor, on PostgreSQL, of any other; however late it arrives, it is answered as a conflict. So an answer that rests
   * on nothing but what was read stays true. Rejects with StoreUnavailable where that is unknown.
   */
  confirm: (stream: string, expected: ExpectedRevision) => Promise<ConfirmResult>;
  /**
   * A page of one stream in order of revision, starting at `from` (0), as long as `limit` (all that follow).
   * Empty past the end and for an unknown stream.
   */
  read: (stream: string, options?: ReadOptions) => Promise<readonly RecordedEvent[]>;
  /** A page of the whole log in order of position, starting right behind `after`. */
  readAll: (options: ReadAllOptions) => Promise<readonly RecordedEvent[]>;
  /** Position of the last event; null for an empty log. */
  head: () => Promise<Position | null>;
  /**
   * Everything behind `after`, then everything that comes, each event once and in order, in batches that are never empty:
   * up to `maxBatch` (1,000) while there is much to catch up, small ones when live. Survives a lost connection by itself,
   * however long; ends when `signal` aborts or the store is closed.
   */
  subscribe: (options: SubscribeOptions) => AsyncIterable<readonly RecordedEvent[]>;
  /** Waits for the appends under way and ends every subscription; answers also while the server is away. Twice is once. */
  close: () => Promise<void>;
}>;
