import type { EventStore } from './eventStore.ts';
import { connectEventStoreDb } from './eventstoredb/connectEventStoreDb.ts';
import type { Migration } from '@platzwart/database/migrations';
import { connectPostgres } from './postgres/connectPostgres.ts';
import { eventStoreSchema } from './postgres/schema.ts';

type Addresses = Readonly<{
  databaseUrl: string;
  /** `esdb://…` or `esdb+discover://…`. If it is set, the log is stored there, and nothing of it in PostgreSQL. */
  eventStoreDbUrl?: string | undefined;
}>;

/** The migrations that the owner of the database runs before a service opens the log as the writer. */
export const eventLogMigrations = ({ eventStoreDbUrl }: Pick<Addresses, 'eventStoreDbUrl'>): readonly Migration[] =>
  eventStoreDbUrl === undefined ? [eventStoreSchema] : [];

/**
 * Opens the club's log. Rejects within 5 s: with StoreUnavailable or the driver's error where the server is
 * unreachable, with SchemaTooNew where the database belongs to a newer release. `orRefuseToStart` (./connectionFailure)
 * turns each into a sentence.
 */
export const connectEventStore = ({ databaseUrl, eventStoreDbUrl }: Addresses): Promise<EventStore> =>
  eventStoreDbUrl === undefined ? connectPostgres(databaseUrl) : connectEventStoreDb(eventStoreDbUrl);
