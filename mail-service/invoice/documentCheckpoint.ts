import { positionSchema } from '@platzwart/contracts/core';
import { type LogPosition, checkpointFingerprintSchema } from '@platzwart/event-store/log-position';
import * as v from 'valibot';
import type { Queryable } from '../core/database.ts';

const rowSchema = v.object({ position: positionSchema, fingerprint: checkpointFingerprintSchema });

/** The position up to which all documents are in the vault; null before the first one. */
export const readDocumentCheckpoint = async (db: Queryable): Promise<LogPosition | null> => {
  const { rows } = await db.query('select position, fingerprint from mail.document_checkpoint');
  return rows.length === 0 ? null : v.parse(rowSchema, rows[0]);
};

export const setDocumentCheckpoint = async (db: Queryable, { position, fingerprint }: LogPosition): Promise<void> => {
  await db.query(
    `insert into mail.document_checkpoint (position, fingerprint) values ($1, $2)
     on conflict (only_row) do update set position = excluded.position, fingerprint = excluded.fingerprint`,
    [position, fingerprint],
  );
};
