import { type DomainEvent, type EventMetadata, hasWellFormedTexts } from '@platzwart/contracts/core';
import type { NewEvent } from '@platzwart/event-store';
import type { Call } from './call.ts';
import { inKeyOrder } from './canonicalJson.ts';
import { eventIdOf } from './eventIds.ts';
import { hashOfEvent } from './hashes.ts';

/** Revision of the next event of a stream, and the hash of the event before it. */
export type StreamPosition = Readonly<{ stream: string; revision: number; previousHash: string | null }>;

/** The keys are in order, as `inKeyOrder` would put them. */
const metadataOf = (call: Call, schemaVersion: number, previousHash: string | null): EventMetadata => ({
  actor: call.actor,
  causationId: call.commandId,
  correlationId: call.correlationId,
  idempotencyKey: call.idempotencyKey,
  occurredAt: call.now,
  previousHash,
  reason: call.reason,
  requestHash: call.requestHash,
  role: call.role,
  schemaVersion,
  ...(call.traceparent !== undefined && { traceparent: call.traceparent }),
});

/**
 * The events of one call in the form of the log, each with the hash of the one before it; and the stream position after them. Throws on
 * ill-formed text: the schemas of the commands refuse it, so this is a bug.
 */
export const newEvents = (
  facts: readonly DomainEvent[],
  call: Call,
  {
    streamPosition,
    schemaVersionOf,
  }: Readonly<{ streamPosition: StreamPosition; schemaVersionOf: (type: string) => number }>,
): Readonly<{ events: readonly NewEvent[]; next: StreamPosition }> => {
  let next = streamPosition;
  const events = facts.map(({ type, data }, index): NewEvent => {
    const metadata = metadataOf(call, schemaVersionOf(type), next.previousHash);
    const event = { id: eventIdOf(call, index), type, data: inKeyOrder(data), metadata };
    if (!hasWellFormedTexts(event)) throw new Error(`${type} has ill-formed text`);
    next = { ...next, revision: next.revision + 1, previousHash: hashOfEvent({ ...event, ...next }) };
    return event;
  });
  return { events, next };
};
