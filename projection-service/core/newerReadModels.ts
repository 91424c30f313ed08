import { SchemaTooNew } from '@platzwart/database/survey-schemas';
import { readCheckpoints } from './checkpoints.ts';
import type { ReadModel } from './readModel.ts';
import type { Queryable } from './sql.ts';

/** The tables of these read models were built by a newer release: the sentence for operators; null: there are none. */
export const newerReadModels = async (db: Queryable, models: readonly ReadModel[]): Promise<string | null> => {
  const checkpoints = await readCheckpoints(db);
  const newer = models.filter(({ name, version }) =>
    checkpoints.some((checkpoint) => checkpoint.name === name && checkpoint.version > version),
  );
  if (newer.length === 0) return null;
  const names = newer.map(({ name }) => name).join(', ');
  return `The tables of ${names} were built by a newer program than this one: start the newer program again.`;
};

/** Throws SchemaTooNew where there are any. Changes nothing, also where the database is still empty. */
export const refuseNewerReadModels = async (db: Queryable, models: readonly ReadModel[]): Promise<void> => {
  const { rows } = await db.query(
    `select from pg_tables where schemaname = 'read_models' and tablename = 'checkpoints'`,
  );
  if (rows.length === 0) return;
  // A schema of before the last of its steps has no tables that are newer than this program.
  const { rows: columns } = await db.query(
    `select from pg_attribute where attrelid = 'read_models.checkpoints'::regclass and attname = 'fingerprint'`,
  );
  const sentence = columns.length === 0 ? null : await newerReadModels(db, models);
  if (sentence !== null) throw new SchemaTooNew(sentence);
};
