import { connectEventStore, eventLogMigrations } from './connect.ts';
import { completeLater } from '@platzwart/database/complete-later';
import { orRefuse, orRefuseToStart } from '@platzwart/database/connection-failure';
import { type Migration, migrateAsOwner, schemasToMigrate } from '@platzwart/database/migrations';
import { refuseUnfinishedRestore } from './unfinishedRestore.ts';

/** Settings of a service, by their names. */
type Addresses = Readonly<{
  DATABASE_URL: string;
  WRITER_DATABASE_URL?: string | undefined;
  EVENTSTOREDB_URL?: string | undefined;
}>;

type WriterOptions<Tables> = Readonly<{
  /** Migrations of the service's own tables. */
  migrations: readonly Migration[];
  openTables: (databaseUrl: string) => Promise<Tables>;
  log: Readonly<{ warn: (facts: Readonly<Record<string, unknown>>, message: string) => void }>;
}>;

/**
 * Migrates the tables as the owner; then opens them and the log as the writer, where that role is configured, in parallel, so that a
 * refusal comes soon. Rejects with StartRefused where one is unreachable or was written by a newer release.
 */
export const openAsWriter = async <Tables>(
  { DATABASE_URL: ownerUrl, WRITER_DATABASE_URL: writerUrl, EVENTSTOREDB_URL: eventStoreDbUrl }: Addresses,
  { migrations, openTables, log }: WriterOptions<Tables>,
) => {
  await refuseUnfinishedRestore(ownerUrl);
  const all = [...migrations, ...eventLogMigrations({ eventStoreDbUrl })];
  await orRefuseToStart('The database (DATABASE_URL)', schemasToMigrate(ownerUrl, all));
  await orRefuse('The database (DATABASE_URL)', migrateAsOwner(ownerUrl, all));
  const databaseUrl = writerUrl ?? ownerUrl;
  const setting = writerUrl === undefined ? 'DATABASE_URL' : 'WRITER_DATABASE_URL';
  const [tables, store] = await Promise.all([
    orRefuseToStart(`The database (${setting})`, openTables(databaseUrl)),
    orRefuseToStart(
      `The event store (${eventStoreDbUrl === undefined ? setting : 'EVENTSTOREDB_URL'})`,
      connectEventStore({ databaseUrl, eventStoreDbUrl }),
    ),
  ]);
  completeLater({ ownerUrl, migrations: all, log });
  return { databaseUrl, tables, store };
};
