import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import type pg from 'pg';
import type { Pool } from './database.ts';
import type { Decoders } from './decodeLog.ts';
import type { ReadModel, Unseal } from './readModel.ts';

export type Log = Readonly<
  Record<'info' | 'warn' | 'error', (facts: Readonly<Record<string, unknown>>, message: string) => void>
>;

/** A page of the log that is in the read models now; `seconds`: from when it was taken up to its commit. */
export type AppliedPage = Readonly<{ events: readonly RecordedEvent[]; seconds: number }>;

/** What projecting works with, put together in `main.ts`. */
export type ProjectionContext = Readonly<{
  pool: Pool;
  /** For pages that are too small to be copied; its connections take many statements at once. */
  livePool: Pool;
  /** A connection of its own, for what belongs to the session; `purpose` is how the server's list of sessions shows it. */
  openClient: (purpose: string) => Promise<pg.Client>;
  store: EventStore;
  unseal: Unseal;
  decoders: Decoders;
  models: readonly ReadModel[];
  /** Names this run of this process. */
  runId: string;
  log: Log;
  /** Told of every page that the projector has applied. */
  onApplied?: (page: AppliedPage) => void;
}>;
