import { positionSchema } from '@platzwart/contracts/core';
import { type LogPosition, checkpointFingerprintSchema } from '@platzwart/event-store/log-position';
import * as v from 'valibot';
import type { Queryable } from './database.ts';

const rowSchema = v.object({
  position: v.nullable(positionSchema),
  fingerprint: v.nullable(checkpointFingerprintSchema),
});

/** Another process has moved the checkpoint, so what this process knows of it is outdated. Nothing was written. */
export class CheckpointMoved extends Error {
  override readonly name = 'CheckpointMoved';
}

/** The position up to which the mail-service has read the log; null if it has not started yet. */
export const readCheckpoint = async (db: Queryable): Promise<LogPosition | null> => {
  const { rows } = await db.query('select position, fingerprint from mail.checkpoint');
  return rows.length === 0 ? null : v.parse(rowSchema, rows[0]);
};

/** Sets the first checkpoint of a mail-service that starts for the first time, or after its log was replaced by another one. */
export const setCheckpoint = async (db: Queryable, { position, fingerprint }: LogPosition): Promise<void> => {
  await db.query(
    `insert into mail.checkpoint (position, fingerprint) values ($1, $2)
     on conflict (only_row) do update set position = excluded.position, fingerprint = excluded.fingerprint, updated_at = now()`,
    [position, fingerprint],
  );
};

/**
 * Moves the checkpoint from exactly `from` by compare-and-set. Throws CheckpointMoved if it is elsewhere. It is part of the
 * transaction that writes the e-mails: either each e-mail is in the outbox once, or its event is read again.
 */
export const moveCheckpoint = async (db: Queryable, from: LogPosition, to: LogPosition): Promise<void> => {
  const { rowCount } = await db.query(
    `update mail.checkpoint set position = $1, fingerprint = $2, updated_at = now() where position is not distinct from $3`,
    [to.position, to.fingerprint, from.position],
  );
  if (rowCount !== 1) throw new CheckpointMoved('Somebody else has moved the checkpoint of the post');
};
