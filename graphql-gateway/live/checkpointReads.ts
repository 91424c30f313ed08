import { type Position, positionSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type Database, decodeRows } from '../core/database.ts';

/** How far a read model has come; null where it has seen no event yet. */
export type Checkpoint = Readonly<{ name: string; version: number; position: Position | null }>;

const checkpointSchema = v.object({ name: v.string(), version: v.number(), position: v.nullable(positionSchema) });

export const readCheckpoints = async (database: Database): Promise<readonly Checkpoint[]> =>
  decodeRows(
    checkpointSchema,
    // The empty string is what a read model that has seen nothing may start from.
    await database.rows(`select name, version, nullif(position, '') as position from read_models.checkpoints`),
  );
