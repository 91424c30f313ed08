import type { EventMetadata } from '@platzwart/contracts/core';
import type { NewEvent } from '@platzwart/event-store';
import type { Call } from './call.ts';
import type { DomainEvent } from './eventCodec.ts';
import { inKeyOrder } from './canonicalJson.ts';
import { eventIdOf } from './eventIds.ts';
import { hashOfEvent } from './hashes.ts';

/** The place in a stream where the next event goes, and the hash of the event before it. */
export type Place = Readonly<{ stream: string; revision: number; previousHash: string | null }>;

/** Keys in order, as `inKeyOrder` would put them. */
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

/** The events of one call as they go into the log, each chained to the one before it; and the place behind them. */
export const newEvents = (
  facts: readonly DomainEvent[],
  call: Call,
  { place, schemaVersionOf }: Readonly<{ place: Place; schemaVersionOf: (type: string) => number }>,
): Readonly<{ events: readonly NewEvent[]; next: Place }> => {
  let next = place;
  const events = facts.map(({ type, data }, index): NewEvent => {
    const metadata = metadataOf(call, schemaVersionOf(type), next.previousHash);
    const event = { id: eventIdOf(call, index), type, data: inKeyOrder(data), metadata };
    next = { ...next, revision: next.revision + 1, previousHash: hashOfEvent({ ...event, ...next }) };
    return event;
  });
  return { events, next };
};
