import type { ReadModelName } from '@platzwart/contracts/catalogue';
import { readModelVersions } from '@platzwart/contracts/read-model-versions';
import { type Position, positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type Database, decodeRows } from '../core/database.ts';

/**
 * The position of a read model; null where it has processed no event yet. `tables` identifies the tables that serve now: a
 * rebuild replaces them by others, which may end at the same position. `hasStopped`: at an event that it cannot apply.
 */
export type Checkpoint = Readonly<{
  name: string;
  version: number;
  position: Position | null;
  tables: string | null;
  hasStopped: boolean;
}>;

const checkpointSchema = v.object({
  name: v.string(),
  version: v.number(),
  position: v.nullable(positionSchema),
  tables: v.nullable(v.string()),
  hasStopped: v.boolean(),
});

/** The tables of a read model are those of another release; they are replaced when the services of that release have ended. */
export class TablesOfAnotherRelease extends Error {
  override readonly name = 'TablesOfAnotherRelease';
}

/**
 * The checkpoints of all read models. Throws where one of those `required` does not exist yet, and TablesOfAnotherRelease where its tables have
 * another version than this program reads.
 */
export const readCheckpoints = async (
  database: Database,
  required: readonly ReadModelName[],
): Promise<readonly Checkpoint[]> => {
  const checkpoints = decodeRows(
    checkpointSchema,
    // The empty string is the position of a read model that has processed no event.
    await database.rows(
      `select name, version, nullif(position, '') as position, to_regnamespace(quote_ident(name))::oid::text as tables,
         status = 'stopped' as "hasStopped"
       from read_models.checkpoints`,
    ),
  );
  const missing = required.filter((name) => checkpoints.every((checkpoint) => checkpoint.name !== name));
  if (missing.length > 0) throw new Error(`There is no read model ${missing.join(', ')} yet`);
  const strange = required.filter((name) =>
    checkpoints.some((checkpoint) => checkpoint.name === name && checkpoint.version !== readModelVersions[name]),
  );
  if (strange.length > 0)
    throw new TablesOfAnotherRelease(`The tables of ${strange.join(', ')} are of another release`);
  return checkpoints;
};
