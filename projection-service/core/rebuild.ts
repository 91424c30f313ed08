import type pg from 'pg';
import type { LogReader } from './logPages.ts';
import type { Pace } from './pace.ts';
import type { Place } from '@platzwart/event-store/place';
import type { ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';

/** A read model in the making: its new tables are in `schema`, and only `client` knows them. */
export type Rebuild = Readonly<{
  context: ProjectionContext;
  model: ReadModel;
  schema: string;
  /** The log, perhaps read together with other rebuilds. */
  log: LogReader;
  pace: Pace;
  client: pg.Client;
  signal: AbortSignal;
  /** Share of the log that is in the new tables, 0 to 1. */
  progress: (share: number) => Promise<void>;
}>;

/** How far the new tables have come, and how many events that were. */
export type Reached = Place & Readonly<{ events: number }>;
