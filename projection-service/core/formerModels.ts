import { type Checkpoint, changeCheckpoint, versionOfNoBuild } from './checkpoints.ts';
import type { ReadModel } from './readModel.ts';
import { dropTables, schemasOf } from './readModelTables.ts';
import type { Queryable } from './sql.ts';

/**
 * Puts the tables that an older release kept under another name under the read model's own: readers are answered from them until
 * its own are built. False where no such release has left any. The checkpoint comes first: a projector of that release that is
 * between effect and commit is waited for, and finds its read model gone.
 */
export const inherit = async (
  db: Queryable,
  { name: schema, formerly = [] }: ReadModel,
  known: readonly Checkpoint[],
): Promise<boolean> => {
  const previous = formerly.find((each) => known.some(({ name }) => name === each));
  if (previous === undefined) return false;
  await db.query('update read_models.checkpoints set name = $2 where name = $1', [previous, schema]);
  await dropTables(db, schema);
  await db.query(`alter schema ${previous} rename to ${schema}`);
  const problem = `an older release kept it as ${previous}`;
  await changeCheckpoint(db, schema, { version: versionOfNoBuild, status: 'outdated', problem });
  return true;
};

/** Clears away what older releases have left; to be called when the read model serves from its own tables. */
export const dropFormer = async (db: Queryable, { formerly = [] }: ReadModel): Promise<void> => {
  for (const name of formerly) {
    for (const schema of Object.values(schemasOf({ name }))) await dropTables(db, schema);
    await db.query('delete from read_models.checkpoints where name = $1', [name]);
  }
};
