import type { EventStore } from './eventStore.ts';
import { clubStreams } from './eventstoredb/clubStreams.ts';
import { connectEventStoreDb } from './eventstoredb/connectEventStoreDb.ts';
import type { Migration } from '@platzwart/database/migrations';
import type { LogAddress } from './logSettings.ts';
import { connectPostgres } from './postgres/connectPostgres.ts';
import { eventStoreSchema } from './postgres/schema.ts';

/** The migrations that the owner of the database runs before a service opens the log as the writer. */
export const eventLogMigrations = ({
  EVENTSTOREDB_URL,
}: Pick<LogAddress, 'EVENTSTOREDB_URL'> = {}): readonly Migration[] =>
  EVENTSTOREDB_URL === undefined ? [eventStoreSchema] : [];

/**
 * Opens the club's log: with EVENTSTOREDB_URL that in EventStoreDB, and nothing of it in PostgreSQL. Whether it belongs to the database,
 * `openKnownLog.ts` says. Rejects within 5 s: with StoreUnavailable or the driver's error where the server is
 * unreachable, with SchemaTooNew where the database belongs to a newer release. `orRefuseToStart` (./connectionFailure)
 * turns each into a sentence.
 */
export const connectEventStore = ({
  DATABASE_URL,
  EVENTSTOREDB_URL,
  EVENTSTOREDB_STREAM_PREFIX,
}: LogAddress): Promise<EventStore> =>
  EVENTSTOREDB_URL === undefined
    ? connectPostgres(DATABASE_URL)
    : connectEventStoreDb(EVENTSTOREDB_URL, clubStreams(EVENTSTOREDB_STREAM_PREFIX));
