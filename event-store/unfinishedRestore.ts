import { StartRefused } from '@platzwart/service-process/refusal';
import pg from 'pg';

/** Exists while a restore into EventStoreDB is under way; a kill leaves it behind. */
export const unfinishedRestoreSchema = 'unfinished_restore';

export const isRestoreUnfinished = async (client: pg.ClientBase): Promise<boolean> => {
  const { rowCount } = await client.query('select from pg_namespace where nspname = $1', [unfinishedRestoreSchema]);
  return rowCount === 1;
};

/**
 * Throws StartRefused where a restore into EventStoreDB was interrupted: the log lacks its end, and a service would go on from there.
 * Resolves where the database cannot be reached, which whoever opens it next reports.
 */
export const refuseUnfinishedRestore = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl, connectionTimeoutMillis: 4_000 });
  client.on('error', () => undefined);
  try {
    await client.connect();
  } catch {
    return;
  }
  try {
    if (!(await isRestoreUnfinished(client))) return;
  } finally {
    await client.end();
  }
  throw new StartRefused(
    'A restore into EventStoreDB was interrupted: run npm run restore -- FOLDER again, which goes on from there.',
  );
};
