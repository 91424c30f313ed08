import type pg from 'pg';
import type { LogReader } from './logPages.ts';
import type { Throttle } from './throttle.ts';
import type { LogPosition } from '@platzwart/event-store/log-position';
import type { ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';

/** A rebuild in progress: its new tables are in `schema`, and only `client` uses them. */
export type Rebuild = Readonly<{
  context: ProjectionContext;
  model: ReadModel;
  schema: string;
  /** The reader of the log, which may share its pages with other rebuilds. */
  log: LogReader;
  throttle: Throttle;
  client: pg.Client;
  signal: AbortSignal;
  /** When it began, by `performance.now()`. */
  began: number;
  /** Share of the log that is in the new tables, 0 to 1. */
  progress: (share: number) => Promise<void>;
}>;

/** The position that the new tables have reached, and the number of events up to it. */
export type Reached = LogPosition & Readonly<{ events: number }>;
