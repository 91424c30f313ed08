import * as v from 'valibot';
import { instantSchema, positionSchema } from '../core/index.ts';

const count = v.pipe(v.number(), v.integer(), v.minValue(1));
const sha256 = v.pipe(v.string(), v.regex(/^[\da-f]{64}$/));

/** A stream up to one event. */
const streamHeadSchema = v.object({
  events: count,
  /** Of the last event. It covers the earlier ones, because the events are chained. */
  hash: sha256,
  /** Over the time of recording of every event, which the chain leaves out. */
  times: sha256,
});

/** The end of the log at one moment. Kept apart from the log it shows later what was changed or removed up to here. */
export const logHeadSchema = v.object({
  format: v.literal('platzwart log head'),
  takenAt: instantSchema,
  /** Of the last event; null for an empty log. */
  position: v.nullable(positionSchema),
  streams: v.record(v.string(), streamHeadSchema),
  /** HMAC-SHA-256 of the rest under a key that is not in the database of the log. */
  signature: sha256,
});
export type LogHead = Readonly<v.InferOutput<typeof logHeadSchema>>;
