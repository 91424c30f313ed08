import { connectEventStore, eventLogMigrations } from '@platzwart/event-store/connect';
import { orRefuse, orRefuseToStart } from '@platzwart/database/connection-failure';
import { type Migration, migrateAsOwner, schemasToMigrate } from '@platzwart/database/migrations';
import { openVault, vaultSchema } from '@platzwart/vault';
import { openClient } from '@platzwart/database/open-client';
import { openLivePool, openPool } from './database.ts';
import { prepareReadModels } from './prepareReadModels.ts';
import type { Log, ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';
import { readModelsSchema } from './readModelsSchema.ts';

type Addresses = Readonly<{ databaseUrl: string; eventStoreDbUrl: string | undefined }>;
type Contents = Readonly<{ models: readonly ReadModel[]; log: Log }>;

/** All tables that this service uses, besides those of the read models. */
export const migrationsOf = ({ eventStoreDbUrl }: Pick<Addresses, 'eventStoreDbUrl'>): readonly Migration[] => [
  readModelsSchema,
  vaultSchema,
  ...eventLogMigrations({ eventStoreDbUrl }),
];

/**
 * Connects to PostgreSQL and the event log, and creates schema and tables if they are missing. A server that does not answer is
 * known within 5 s. Rejects with StartRefused if one is out of reach or was written by a newer program.
 */
export const openContext = async (
  { databaseUrl, eventStoreDbUrl }: Addresses,
  { models, log }: Contents,
): Promise<ProjectionContext> => {
  const migrations = migrationsOf({ eventStoreDbUrl });
  await orRefuseToStart('The database (DATABASE_URL)', schemasToMigrate(databaseUrl, migrations));
  await orRefuse('The database (DATABASE_URL)', migrateAsOwner(databaseUrl, migrations));
  const pool = openPool(databaseUrl);
  const openDatabase = async () => {
    const vault = await openVault(pool);
    await prepareReadModels(pool, models);
    return { unseal: vault.unseal, unsealRetained: vault.retentionKeys.open };
  };
  const [unsealing, store] = await Promise.all([
    orRefuseToStart('The database (DATABASE_URL)', openDatabase()),
    orRefuseToStart(
      `The event store (${eventStoreDbUrl ? 'EVENTSTOREDB_URL' : 'DATABASE_URL'})`,
      connectEventStore({ databaseUrl, eventStoreDbUrl }),
    ),
  ]);
  const livePool = openLivePool(databaseUrl);
  const openOwn = (purpose: string) => openClient(databaseUrl, purpose);
  return { pool, livePool, openClient: openOwn, store, ...unsealing, models, log };
};
