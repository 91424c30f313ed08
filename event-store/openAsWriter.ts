import { connectEventStore, migrationsOfLog } from './connect.ts';
import { orRefuse } from './connectionFailure.ts';
import { type Migration, migrateAsOwner } from './migrations.ts';

/** Settings of a service, by their names. */
type Addresses = Readonly<{
  DATABASE_URL: string;
  WRITER_DATABASE_URL?: string | undefined;
  EVENTSTOREDB_URL?: string | undefined;
}>;

type Wanted<Tables> = Readonly<{
  /** Of the service's own tables. */
  migrations: readonly Migration[];
  openTables: (databaseUrl: string) => Promise<Tables>;
}>;

/**
 * The owner brings the tables up to date; then they and the log are opened as the writer, where there is one, both at once, so that
 * a refusal comes soon. Rejects with StartRefused where one is out of reach or was written by a newer program.
 */
export const openAsWriter = async <Tables>(
  { DATABASE_URL: ownerUrl, WRITER_DATABASE_URL: writerUrl, EVENTSTOREDB_URL: eventStoreDbUrl }: Addresses,
  { migrations, openTables }: Wanted<Tables>,
) => {
  const all = [...migrations, ...migrationsOfLog({ eventStoreDbUrl })];
  await orRefuse('The database (DATABASE_URL)', migrateAsOwner(ownerUrl, all));
  const databaseUrl = writerUrl ?? ownerUrl;
  const setting = writerUrl === undefined ? 'DATABASE_URL' : 'WRITER_DATABASE_URL';
  const [tables, store] = await Promise.all([
    orRefuse(`The database (${setting})`, openTables(databaseUrl)),
    orRefuse(
      `The event store (${eventStoreDbUrl === undefined ? setting : 'EVENTSTOREDB_URL'})`,
      connectEventStore({ databaseUrl, eventStoreDbUrl }),
    ),
  ]);
  return { databaseUrl, tables, store };
};
