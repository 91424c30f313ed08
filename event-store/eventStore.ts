import type { Position } from '@platzwart/contracts/core';

/**
 * An event to be appended. `id` is a unique lower-case UUID; `data` and `metadata` are JSON values, whose JSON text is
 * preserved. Names of types and streams never begin with `$`.
 */
export type NewEvent = Readonly<{ id: string; type: string; data: unknown; metadata: unknown }>;

/** A recorded event. Revisions count from 0 within a stream. `recordedAt` is an ISO 8601 instant. */
export type RecordedEvent = NewEvent &
  Readonly<{ stream: string; revision: number; position: Position; recordedAt: string }>;

/** The revision of the last event that the writer knows; `none` where the stream must not exist yet. */
export type ExpectedRevision = number | 'none';

export type AppendResult = Readonly<{ outcome: 'appended'; revision: number; position: Position }> | Conflict;

/**
 * Nothing was written: another append or confirmation came first (after a confirmation `actual` is the expected
 * revision itself). `actual` is the stream's revision now.
 */
type Conflict = Readonly<{ outcome: 'conflict'; actual: ExpectedRevision }>;

export type ConfirmResult = Readonly<{ outcome: 'confirmed' }> | Conflict;

/** The store could not be reached, or failed before it answered: an append may or may not have happened. `cause` is the reason. */
export class StoreUnavailable extends Error {
  override readonly name = 'StoreUnavailable';
}

/** The user of the store's address lacks a right. `message` says which; a retry does not help until it is given. */
export class RightMissing extends Error {
  override readonly name = 'RightMissing';
}

/** The store has detected damaged data: a retry does not help. `message` says where. */
export class StoreDamaged extends Error {
  override readonly name = 'StoreDamaged';
}

export type ReadOptions = Readonly<{ from?: number; limit?: number }>;
export type ReadAllOptions = Readonly<{ after: Position | null; limit: number }>;
export type SubscribeOptions = Readonly<{ after: Position | null; signal: AbortSignal; maxBatch?: number }>;

export type ForeignEvents = Readonly<{ events: number; isWhole: boolean }>;

/**
 * The log of all events: streams with exact revisions, and one order over all of them. Both adapters must pass the
 * contract in `eventStoreContract.ts`.
 */
export type EventStore = Readonly<{
  /**
   * Appends all `events` (at least one) or none, atomically. The same ids at the same expected revision again get the
   * first answer and are written once, however far the stream has grown, whatever their content; if only some of them
   * exist, that is a conflict. Rejects with StoreUnavailable where the outcome is unknown: repeat with the same ids.
   * Rejects with another error for invalid events (`appendRequest.ts`); an id that an event elsewhere has is a bug of
   * the writer, which the store does not detect.
   */
  append: (stream: string, expected: ExpectedRevision, events: readonly NewEvent[]) => Promise<AppendResult>;
  /**
   * If `stream` still ends at `expected`, it is `confirmed`, and no append that began before is written any more:
   * neither one of this process nor, on PostgreSQL, of any other; whenever it arrives, it is answered as a conflict. So
   * an answer that is based only on events read before stays true. Rejects with StoreUnavailable where the outcome is
   * unknown.
   */
  confirm: (stream: string, expected: ExpectedRevision) => Promise<ConfirmResult>;
  /**
   * A page of one stream in order of revision, starting at `from` (0), with at most `limit` events (all). Empty past
   * the end and for an unknown stream.
   */
  read: (stream: string, options?: ReadOptions) => Promise<readonly RecordedEvent[]>;
  /** A page of the whole log in order of position, starting right after `after`. */
  readAll: (options: ReadAllOptions) => Promise<readonly RecordedEvent[]>;
  /** Position of the last event; null for an empty log. */
  head: () => Promise<Position | null>;
  /**
   * How many events the store has that are not of the club's streams, nor the server's own: of other clubs, or of somebody who tried
   * something. Counts until `signal` aborts, then `isWhole` is false.
   */
  countForeign: (signal: AbortSignal) => Promise<ForeignEvents>;
  /**
   * Everything after `after`, then every new event, each once and in order, in batches that are never empty: up to
   * `maxBatch` (1,000) while catching up, small ones when live. Survives a lost connection by itself, however long;
   * ends when `signal` aborts or the store is closed.
   */
  subscribe: (options: SubscribeOptions) => AsyncIterable<readonly RecordedEvent[]>;
  /**
   * Waits for pending appends and ends every subscription; resolves also while the server is unreachable. Idempotent.
   */
  close: () => Promise<void>;
}>;
