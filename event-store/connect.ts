import type { EventStore } from './eventStore.ts';
import { connectEventStoreDb } from './eventstoredb/connectEventStoreDb.ts';
import type { Migration } from './migrations.ts';
import { connectPostgres } from './postgres/connectPostgres.ts';
import { eventStoreSchema } from './postgres/schema.ts';

type Addresses = Readonly<{
  databaseUrl: string;
  /** `esdb://…` or `esdb+discover://…`. Where it is set, the log is kept there, and nothing of it in PostgreSQL. */
  eventStoreDbUrl?: string | undefined;
}>;

/** What the owner of the database has to migrate before somebody opens the log as the writer. */
export const migrationsOfLog = ({ eventStoreDbUrl }: Pick<Addresses, 'eventStoreDbUrl'>): readonly Migration[] =>
  eventStoreDbUrl === undefined ? [eventStoreSchema] : [];

/**
 * Opens the club's log. Within 5 s it rejects where that cannot be: StoreUnavailable or the driver's error where nothing
 * answers, SchemaTooNew where the database belongs to a newer program. `orRefuse` (./connectionFailure) makes a
 * sentence of either.
 */
export const connectEventStore = ({ databaseUrl, eventStoreDbUrl }: Addresses): Promise<EventStore> =>
  eventStoreDbUrl === undefined ? connectPostgres(databaseUrl) : connectEventStoreDb(eventStoreDbUrl);
