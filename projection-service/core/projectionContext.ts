import type { EventStore } from '@platzwart/event-store';
import type { Pool } from './database.ts';
import type { Decoders } from './decodeLog.ts';
import type { ReadModel, Unseal } from './readModel.ts';

export type Log = Readonly<
  Record<'info' | 'warn' | 'error', (facts: Readonly<Record<string, unknown>>, message: string) => void>
>;

/** What projecting works with, put together in `main.ts`. */
export type ProjectionContext = Readonly<{
  databaseUrl: string;
  pool: Pool;
  store: EventStore;
  unseal: Unseal;
  decoders: Decoders;
  models: readonly ReadModel[];
  log: Log;
}>;
