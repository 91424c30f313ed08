import { connectEventStore } from '@platzwart/event-store/connect';
import { orRefuse } from '@platzwart/event-store/connection-failure';
import { openVault } from '@platzwart/event-store/vault';
import pg from 'pg';
import { type CommandService, openCommandService } from './commandService.ts';
import type { Configuration } from './config.ts';
import type { Log } from './core/log.ts';
import { openSnapshotStore } from './core/snapshotStore.ts';
import type { CommandMetrics } from './operations/commandMetrics.ts';
import { snapshotAges } from './operations/snapshotAges.ts';

export type OpenedService = Readonly<{
  service: CommandService;
  /** Finishes what is under way, keeps snapshots, and lets go of the databases. */
  close: () => Promise<void>;
}>;

const openPool = (connectionString: string): pg.Pool => {
  const limits = { max: 6, connectionTimeoutMillis: 3_000, query_timeout: 4_000 };
  const pool = new pg.Pool({
    connectionString,
    ...limits,
    keepAlive: true,
    application_name: 'platzwart command-service',
  });
  // An idle connection that breaks is replaced at the next query; without a listener it would end the program.
  pool.on('error', () => undefined);
  return pool;
};

/**
 * Connects to PostgreSQL and the event store, both at once, so that either refusal comes within 5 s, and brings the
 * service up to the log. Rejects with StartRefused where one is out of reach or was written by a newer program.
 */
export const openService = async (
  { DATABASE_URL, EVENTSTOREDB_URL }: Pick<Configuration, 'DATABASE_URL' | 'EVENTSTOREDB_URL'>,
  { log, clock, metrics }: Readonly<{ log: Log; clock: () => string; metrics: CommandMetrics }>,
): Promise<OpenedService> => {
  const pool = openPool(DATABASE_URL);
  const openTables = async () => ({ vault: await openVault(pool), snapshots: await openSnapshotStore(pool) });
  const openStore = async () => {
    const store = await connectEventStore({ databaseUrl: DATABASE_URL, eventStoreDbUrl: EVENTSTOREDB_URL });
    return { store, head: await store.head() };
  };
  const [tables, { store, head }] = await Promise.all([
    orRefuse('PostgreSQL (DATABASE_URL)', openTables()),
    orRefuse(`The event store (${EVENTSTOREDB_URL === undefined ? 'DATABASE_URL' : 'EVENTSTOREDB_URL'})`, openStore()),
  ]);
  const service = await openCommandService({ store: metrics.measured(store), head, pool, ...tables, log, clock });
  metrics.watch(service.streams, snapshotAges(pool));
  const close = async (): Promise<void> => {
    await service.stop();
    await store.close();
    await pool.end();
  };
  return { service, close };
};
