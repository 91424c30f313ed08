import * as v from 'valibot';
import { personIdSchema } from './ids.ts';
import { instantSchema } from './instants.ts';
import { roles } from './roles.ts';
import { repairText } from './texts.ts';

/** Ill-formed text of an older log is repaired, as in the data of events. */
const text = v.pipe(v.string(), v.transform(repairText));

/** Actor, time, reason and cause of an event. Only the command-service writes it, with every event. */
export const eventMetadataSchema = v.object({
  /** Instant of the decision, UTC. */
  occurredAt: instantSchema,
  /** Null for the system itself. */
  actor: v.nullable(personIdSchema),
  role: v.nullable(v.picklist(roles)),
  /** One per call of a client, the same in every event and log line it leads to. */
  correlationId: text,
  /** Id of the command or event that directly led here. */
  causationId: text,
  idempotencyKey: v.nullable(text),
  /** Keyed hash of the command's data: the same key with other content is refused. */
  requestHash: v.nullable(text),
  reason: v.nullable(text),
  /** Version of `data`'s shape, from 1. */
  schemaVersion: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** SHA-256 of the previous event in the same stream; null for the first. */
  previousHash: v.nullable(text),
  /** W3C trace context of the call, so that projections continue its trace; only for traced calls. */
  traceparent: v.exactOptional(text),
});
export type EventMetadata = Readonly<v.InferOutput<typeof eventMetadataSchema>>;

/** The correlation id of all events that seeding the demo club has written: invented history. */
export const demoCorrelation = 'demo-club';
