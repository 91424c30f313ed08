import { type Position, hasReached } from '@platzwart/contracts/core';
import type { EventStore, RecordedEvent } from '../eventStore.ts';
import * as v from 'valibot';

export const landmarkSchema = v.object({ stream: v.string(), revision: v.number(), id: v.string() });
/** Where an event is found again, and its id: another log has another event there, or none. */
export type Landmark = Readonly<v.InferOutput<typeof landmarkSchema>>;

/**
 * Right behind an event of the log: its position, and what proves that a log is still the one that was read. Both are null before the
 * first event; a checkpoint of an older release has no landmark, and then only the end of the log can speak against it.
 */
export type Place = Readonly<{ position: Position | null; landmark: Landmark | null }>;
export const beforeFirst: Place = { position: null, landmark: null };

export const placeBehind = ({ position, stream, revision, id }: Landmark & Readonly<{ position: Position }>) => ({
  position,
  landmark: { stream, revision, id },
});

/** The event that this log has where `landmark` was; null where it is shorter. */
const eventThere = async (store: Pick<EventStore, 'read'>, landmark: Landmark): Promise<RecordedEvent | null> => {
  const [event] = await store.read(landmark.stream, { from: landmark.revision, limit: 1 });
  return event ?? null;
};

const endsBefore = 'the log ends before the checkpoint: an older copy of it was restored';
const goesOnOtherwise =
  'the log has another event at the checkpoint: an older copy of it was restored, and has gone on';

/**
 * Whether what was read up to `place` was read from this log. Null where it was; else why not: an older copy of the log was restored,
 * and has perhaps gone on in another way since.
 */
export const whyAnotherLog = async (
  store: Pick<EventStore, 'read' | 'head'>,
  { position, landmark }: Place,
): Promise<string | null> => {
  if (landmark === null) return hasReached(await store.head(), position) ? null : endsBefore;
  const event = await eventThere(store, landmark);
  if (event === null) return endsBefore;
  return event.id === landmark.id && event.position === position ? null : goesOnOtherwise;
};
