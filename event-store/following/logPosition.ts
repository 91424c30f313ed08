import { type Position, hasReached } from '@platzwart/contracts/core';
import type { EventStore, RecordedEvent } from '../eventStore.ts';
import * as v from 'valibot';

export const checkpointFingerprintSchema = v.object({ stream: v.string(), revision: v.number(), id: v.string() });
/** Stream, revision and id of an event, to recognise the log: another log has another event there, or none. */
export type CheckpointFingerprint = Readonly<v.InferOutput<typeof checkpointFingerprintSchema>>;

/**
 * A position right after an event of the log, with the fingerprint of that event. Both are null before the first event. A checkpoint of an
 * older release has no fingerprint; then only a log that ends earlier is detected.
 */
export type LogPosition = Readonly<{ position: Position | null; fingerprint: CheckpointFingerprint | null }>;
export const beforeFirstEvent: LogPosition = { position: null, fingerprint: null };

export const logPositionAfter = ({
  position,
  stream,
  revision,
  id,
}: CheckpointFingerprint & Readonly<{ position: Position }>) => ({
  position,
  fingerprint: { stream, revision, id },
});

/** The event that this log has where `fingerprint` was; null where it is shorter. */
const readEventAt = async (
  store: Pick<EventStore, 'read'>,
  fingerprint: CheckpointFingerprint,
): Promise<RecordedEvent | null> => {
  const [event] = await store.read(fingerprint.stream, { from: fingerprint.revision, limit: 1 });
  return event ?? null;
};

const logTooShort = 'the log ends before the checkpoint: an older copy of it was restored';
const logDiverged = 'the log has another event at the checkpoint: an older copy of it was restored, and has gone on';

/**
 * Null where `logPosition` belongs to this log; else the reason: an older copy of the log was restored, and has perhaps grown differently
 * since.
 */
export const describeLogMismatch = async (
  store: Pick<EventStore, 'read' | 'head'>,
  { position, fingerprint }: LogPosition,
): Promise<string | null> => {
  if (fingerprint === null) return hasReached(await store.head(), position) ? null : logTooShort;
  const event = await readEventAt(store, fingerprint);
  if (event === null) return logTooShort;
  return event.id === fingerprint.id && event.position === position ? null : logDiverged;
};
