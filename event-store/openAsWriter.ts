import { connectEventStore, eventLogMigrations } from './connect.ts';
import { completeLater } from '@platzwart/database/complete-later';
import { orRefuse, orRefuseToStart } from '@platzwart/database/connection-failure';
import { type Migration, migrateAsOwner, schemasToMigrate } from '@platzwart/database/migrations';
import type { LogAddress } from './logSettings.ts';
import { checkLogAt, rememberLogAt, rememberingFirstEvent } from './openKnownLog.ts';
import { refuseUnfinishedRestore } from './unfinishedRestore.ts';

/** Settings of a service, by their names. */
type Addresses = LogAddress & Readonly<{ WRITER_DATABASE_URL?: string | undefined }>;

type WriterOptions<Tables> = Readonly<{
  /** Migrations of the service's own tables. */
  migrations: readonly Migration[];
  openTables: (databaseUrl: string) => Promise<Tables>;
  log: Readonly<{ warn: (facts: Readonly<Record<string, unknown>>, message: string) => void }>;
}>;

/**
 * Checks that the log is the database's, and migrates the tables as the owner; then opens them and the log as the writer, where that role is
 * configured, in parallel, so that a refusal comes soon. Rejects with StartRefused where one is unreachable, belongs to another or was written
 * by a newer release.
 */
export const openAsWriter = async <Tables>(
  { WRITER_DATABASE_URL: writerUrl, ...address }: Addresses,
  { migrations, openTables, log }: WriterOptions<Tables>,
) => {
  const ownerUrl = address.DATABASE_URL;
  await refuseUnfinishedRestore(ownerUrl);
  const known = await checkLogAt(address);
  const all = [...migrations, ...eventLogMigrations(address)];
  await orRefuseToStart('The database (DATABASE_URL)', schemasToMigrate(ownerUrl, all));
  await orRefuse('The database (DATABASE_URL)', migrateAsOwner(ownerUrl, all));
  await rememberLogAt(ownerUrl, known);
  const databaseUrl = writerUrl ?? ownerUrl;
  const setting = writerUrl === undefined ? 'DATABASE_URL' : 'WRITER_DATABASE_URL';
  const openStore = async () => known.eventStoreDb ?? connectEventStore({ DATABASE_URL: databaseUrl });
  const [tables, store] = await Promise.all([
    orRefuseToStart(`The database (${setting})`, openTables(databaseUrl)),
    orRefuseToStart(`The event store (${setting})`, openStore()),
  ]);
  completeLater({ ownerUrl, migrations: all, log });
  return { databaseUrl, tables, store: rememberingFirstEvent(store, ownerUrl, known) };
};
