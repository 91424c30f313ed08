import { connectEventStore, eventLogMigrations } from '@platzwart/event-store/connect';
import type { LogAddress } from '@platzwart/event-store/log-settings';
import { checkLogAt, rememberLogAt } from '@platzwart/event-store/open-known-log';
import { orRefuse, orRefuseToStart } from '@platzwart/database/connection-failure';
import { type Migration, migrateAsOwner, schemasToMigrate } from '@platzwart/database/migrations';
import { openVault, vaultSchema } from '@platzwart/vault';
import { openClient } from '@platzwart/database/open-client';
import { openLivePool, openPool } from './database.ts';
import { refuseNewerReadModels } from './newerReadModels.ts';
import { prepareReadModels } from './prepareReadModels.ts';
import type { Log, ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';
import { readModelsSchema } from './readModelsSchema.ts';

type Contents = Readonly<{
  models: readonly ReadModel[];
  log: Log;
  /** After an update that was given up: tables that the newer release has built already are built anew. */
  acceptsNewer?: boolean;
  /** The caller fills new tables itself, from the first event on: they are not those of no build. */
  fillsTables?: boolean;
}>;

const database = 'The database (DATABASE_URL)';

/** All tables that this service uses, besides those of the read models. */
export const migrationsOf = (address: Pick<LogAddress, 'EVENTSTOREDB_URL'>): readonly Migration[] => [
  readModelsSchema,
  vaultSchema,
  ...eventLogMigrations(address),
];

/**
 * Connects to PostgreSQL and the event log, which must be the database's, and creates schema and tables if they are missing. A server that does
 * not answer is known within 5 s. Rejects with StartRefused if one is out of reach, belongs to another or was written by a newer program.
 */
export const openContext = async (
  address: LogAddress,
  { models, log, acceptsNewer = false, fillsTables = false }: Contents,
): Promise<ProjectionContext> => {
  const { DATABASE_URL: databaseUrl } = address;
  const known = await checkLogAt(address);
  const pool = openPool(databaseUrl);
  const migrations = migrationsOf(address);
  // All that may refuse comes before the first change.
  await orRefuseToStart(database, schemasToMigrate(databaseUrl, migrations));
  if (!acceptsNewer) await orRefuseToStart(database, refuseNewerReadModels(pool, models));
  await orRefuse(database, migrateAsOwner(databaseUrl, migrations));
  await rememberLogAt(databaseUrl, known);
  const store =
    known.eventStoreDb ?? (await orRefuseToStart('The event store (DATABASE_URL)', connectEventStore(address)));
  const hasEvents = !fillsTables && (await orRefuseToStart('The event store', store.head())) !== null;
  const vault = await orRefuseToStart(database, openVault(pool));
  const unsealing = { unseal: vault.unseal, unsealRetained: vault.retentionKeys.open };
  // Creating the tables of all read models takes longer on a busy machine.
  await orRefuse(database, prepareReadModels(pool, models, { hasEvents }));
  const livePool = openLivePool(databaseUrl);
  const openOwn = (purpose: string) => openClient(databaseUrl, purpose);
  return { pool, livePool, openClient: openOwn, store, ...unsealing, models, log, acceptsNewer };
};
