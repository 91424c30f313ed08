import { type Checkpoint, changeCheckpoint, versionOfNoBuild } from './checkpoints.ts';
import type { ReadModel } from './readModel.ts';
import { dropTables, schemasOf } from './readModelTables.ts';
import type { Queryable } from './sql.ts';

/**
 * Renames the tables that an older release kept under another name to the read model's own name; they serve readers until its own
 * tables are built. False if there are none of such a release. The checkpoint is renamed first, which waits for a projector of that
 * release that is between effect and commit; afterwards that projector no longer finds its read model.
 */
export const adoptFormerTables = async (
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

/** Drops what older releases left; must be called when the read model serves from its own tables. */
export const dropFormerTables = async (db: Queryable, { formerly = [] }: ReadModel): Promise<void> => {
  for (const name of formerly) {
    for (const schema of Object.values(schemasOf({ name }))) await dropTables(db, schema);
    await db.query('delete from read_models.checkpoints where name = $1', [name]);
  }
};
