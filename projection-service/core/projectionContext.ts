import type { EventStore, RecordedEvent } from '@platzwart/event-store';
import type pg from 'pg';
import type { Pool } from './database.ts';
import type { ReadModel, Unsealing } from './readModel.ts';

export type Log = Readonly<
  Record<'info' | 'warn' | 'error', (facts: Readonly<Record<string, unknown>>, message: string) => void>
>;

/** A page of the log whose effects are committed; `seconds`: the time from taking it up to its commit. */
export type AppliedPage = Readonly<{ events: readonly RecordedEvent[]; seconds: number }>;

/** The dependencies of projecting, composed in `main.ts`. */
export type ProjectionContext = Unsealing &
  Readonly<{
    pool: Pool;
    /** For pages that are too small for COPY; its connections accept several statements without waiting for answers. */
    livePool: Pool;
    /** A dedicated connection for session-level locks and settings; `purpose` is its name in the server's list of sessions. */
    openClient: (purpose: string) => Promise<pg.Client>;
    store: EventStore;
    models: readonly ReadModel[];
    /** After an update that was given up: tables of a newer release are built anew, for this one. */
    acceptsNewer?: boolean;
    log: Log;
    /** Called for every page that the projector has applied. */
    onApplied?: (page: AppliedPage) => void;
  }>;
