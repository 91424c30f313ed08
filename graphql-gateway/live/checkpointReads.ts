import { type Position, positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type Database, decodeRows } from '../core/database.ts';

/**
 * The position of a read model; null where it has processed no event yet. `tables` identifies the tables that serve now: a
 * rebuild replaces them by others, which may end at the same position. `hasStopped`: at an event that it cannot apply.
 */
export type Checkpoint = Readonly<{
  name: string;
  position: Position | null;
  tables: string | null;
  hasStopped: boolean;
}>;

const checkpointSchema = v.object({
  name: v.string(),
  position: v.nullable(positionSchema),
  tables: v.nullable(v.string()),
  hasStopped: v.boolean(),
});

/** The checkpoints of all read models. Throws where one of those `required` does not exist yet. */
export const readCheckpoints = async (
  database: Database,
  required: readonly string[],
): Promise<readonly Checkpoint[]> => {
  const checkpoints = decodeRows(
    checkpointSchema,
    // The empty string is the position of a read model that has processed no event.
    await database.rows(
      `select name, nullif(position, '') as position, to_regnamespace(quote_ident(name))::oid::text as tables,
         status = 'stopped' as "hasStopped"
       from read_models.checkpoints`,
    ),
  );
  const missing = required.filter((name) => checkpoints.every((checkpoint) => checkpoint.name !== name));
  if (missing.length > 0) throw new Error(`There is no read model ${missing.join(', ')} yet`);
  return checkpoints;
};
