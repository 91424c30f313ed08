import { type Position, positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type Database, decodeRows } from '../core/database.ts';

/**
 * How far a read model has come; null where it has seen no event yet. `tables` names the very tables that serve now: a
 * rebuild puts others in their place, which may end at the same position.
 */
export type Checkpoint = Readonly<{ name: string; position: Position | null; tables: string | null }>;

const checkpointSchema = v.object({
  name: v.string(),
  position: v.nullable(positionSchema),
  tables: v.nullable(v.string()),
});

/** The checkpoints of all read models. Throws where one of those `asked` is not there: the projection-service has not made it yet. */
export const readCheckpoints = async (database: Database, asked: readonly string[]): Promise<readonly Checkpoint[]> => {
  const checkpoints = decodeRows(
    checkpointSchema,
    // The empty string is what a read model that has seen nothing may start from.
    await database.rows(
      `select name, nullif(position, '') as position, to_regnamespace(quote_ident(name))::oid::text as tables
       from read_models.checkpoints`,
    ),
  );
  const missing = asked.filter((name) => checkpoints.every((checkpoint) => checkpoint.name !== name));
  if (missing.length > 0) throw new Error(`There is no read model ${missing.join(', ')} yet`);
  return checkpoints;
};
