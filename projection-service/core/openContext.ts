import { randomUUID } from 'node:crypto';
import { connectEventStore } from '@platzwart/event-store/connect';
import { orRefuse } from '@platzwart/event-store/connection-failure';
import { migrate } from '@platzwart/event-store/migrations';
import { openVault } from '@platzwart/event-store/vault';
import { openClient } from '@platzwart/event-store/open-client';
import { openLivePool, openPool } from './database.ts';
import type { Decoders } from './decodeLog.ts';
import { prepareReadModels } from './prepareReadModels.ts';
import type { Log, ProjectionContext } from './projectionContext.ts';
import type { ReadModel } from './readModel.ts';
import { booksOfReadModels } from './schemaSteps.ts';

type Addresses = Readonly<{ databaseUrl: string; eventStoreDbUrl: string | undefined }>;
type Contents = Readonly<{ models: readonly ReadModel[]; decoders: Decoders; log: Log }>;

/**
 * Connects to PostgreSQL and the event log, and makes schema and tables where they are missing. Both at once, so that either
 * refusal comes within 5 s. Rejects with StartRefused where one is out of reach or was written by a newer program.
 */
export const openContext = async (
  { databaseUrl, eventStoreDbUrl }: Addresses,
  { models, decoders, log }: Contents,
): Promise<ProjectionContext> => {
  const pool = openPool(databaseUrl);
  const openDatabase = async () => {
    await migrate(pool, booksOfReadModels);
    const { unseal } = await openVault(pool);
    await prepareReadModels(pool, models);
    return unseal;
  };
  const [unseal, store] = await Promise.all([
    orRefuse('The database (DATABASE_URL)', openDatabase()),
    orRefuse(
      `The event store (${eventStoreDbUrl ? 'EVENTSTOREDB_URL' : 'DATABASE_URL'})`,
      connectEventStore({ databaseUrl, eventStoreDbUrl }),
    ),
  ]);
  const livePool = openLivePool(databaseUrl);
  const openOwn = (purpose: string) => openClient(databaseUrl, purpose);
  return { pool, livePool, openClient: openOwn, store, unseal, models, decoders, runId: randomUUID(), log };
};
