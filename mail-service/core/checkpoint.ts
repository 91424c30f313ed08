import { positionSchema } from '@platzwart/contracts/core';
import { type Place, landmarkSchema } from '@platzwart/event-store/place';
import * as v from 'valibot';
import type { Queryable } from './database.ts';

const rowSchema = v.object({ position: v.nullable(positionSchema), landmark: v.nullable(landmarkSchema) });

/** Somebody else moved the checkpoint: what we know of it is no longer true. Nothing was written. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

/** How far the post has read the log; null where it has not begun. */
export const readCheckpoint = async (db: Queryable): Promise<Place | null> => {
  const { rows } = await db.query('select position, landmark from mail.checkpoint');
  return rows.length === 0 ? null : v.parse(rowSchema, rows[0]);
};

/** Where a post begins that is opened for the first time, or after another log was put in the place of the one it had read. */
export const setCheckpoint = async (db: Queryable, { position, landmark }: Place): Promise<void> => {
  await db.query(
    `insert into mail.checkpoint (position, landmark) values ($1, $2)
     on conflict (only_row) do update set position = excluded.position, landmark = excluded.landmark, updated_at = now()`,
    [position, landmark],
  );
};

/**
 * Moves the checkpoint from exactly `from`, by compare-and-set: throws CheckpointMoved where it is elsewhere. It shares the
 * transaction of the letters: each is in the outbox once, or its event is read again.
 */
export const moveCheckpoint = async (db: Queryable, from: Place, to: Place): Promise<void> => {
  const { rowCount } = await db.query(
    `update mail.checkpoint set position = $1, landmark = $2, updated_at = now() where position is not distinct from $3`,
    [to.position, to.landmark, from.position],
  );
  if (rowCount !== 1) throw new CheckpointMoved('Somebody else has moved the checkpoint of the post');
};
