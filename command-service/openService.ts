import { connectEventStore, migrationsOfLog } from '@platzwart/event-store/connect';
import { orRefuse } from '@platzwart/event-store/connection-failure';
import { migrateAsOwner } from '@platzwart/event-store/migrations';
import { openVault, vaultSchema } from '@platzwart/event-store/vault';
import pg from 'pg';
import { type CommandService, openCommandService } from './commandService.ts';
import type { Configuration } from './config.ts';
import type { Log } from './core/log.ts';
import { openSnapshotStore, ownSchema } from './core/snapshotStore.ts';
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

type Addresses = Pick<Configuration, 'DATABASE_URL' | 'WRITER_DATABASE_URL' | 'EVENTSTOREDB_URL'>;

/** As the writer, where there is one. Both at once, so that either refusal comes within 5 s. */
const openStores = async ({ DATABASE_URL, WRITER_DATABASE_URL, EVENTSTOREDB_URL }: Addresses) => {
  const databaseUrl = WRITER_DATABASE_URL ?? DATABASE_URL;
  const setting = WRITER_DATABASE_URL === undefined ? 'DATABASE_URL' : 'WRITER_DATABASE_URL';
  const pool = openPool(databaseUrl);
  const openTables = async () => ({ vault: await openVault(pool), snapshots: await openSnapshotStore(pool) });
  const openStore = async () => {
    const store = await connectEventStore({ databaseUrl, eventStoreDbUrl: EVENTSTOREDB_URL });
    return { store, head: await store.head() };
  };
  const [tables, log] = await Promise.all([
    orRefuse(`PostgreSQL (${setting})`, openTables()),
    orRefuse(`The event store (${EVENTSTOREDB_URL === undefined ? setting : 'EVENTSTOREDB_URL'})`, openStore()),
  ]);
  return { pool, ...tables, ...log };
};

/**
 * Has the owner bring the tables up to date, connects to PostgreSQL and the event store, and brings the service up to the log.
 * Rejects with StartRefused where one is out of reach or was written by a newer program.
 */
export const openService = async (
  addresses: Addresses,
  { log, clock, metrics }: Readonly<{ log: Log; clock: () => string; metrics: CommandMetrics }>,
): Promise<OpenedService> => {
  const migrations = [vaultSchema, ownSchema, ...migrationsOfLog({ eventStoreDbUrl: addresses.EVENTSTOREDB_URL })];
  await orRefuse('PostgreSQL (DATABASE_URL)', migrateAsOwner(addresses.DATABASE_URL, migrations));
  const { pool, store, ...stores } = await openStores(addresses);
  const service = await openCommandService({ ...stores, store: metrics.measured(store), pool, log, clock });
  metrics.watch(service.streams, snapshotAges(pool));
  const close = async (): Promise<void> => {
    await service.stop();
    await store.close();
    await pool.end();
  };
  return { service, close };
};
