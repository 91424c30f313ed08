import type { EventMetadata } from '@platzwart/contracts/core';
import type { NewEvent } from '@platzwart/event-store';
import type { Call } from './call.ts';
import type { DomainEvent } from './eventCodec.ts';
import { eventIdOf } from './eventIds.ts';
import { hashOfEvent } from './hashes.ts';

/** The place in a stream where the next event goes, and the hash of the event before it. */
export type Place = Readonly<{ stream: string; revision: number; previousHash: string | null }>;

const metadataOf = (call: Call, schemaVersion: number, previousHash: string | null): EventMetadata => ({
  occurredAt: call.now,
  actor: call.actor,
  role: call.role,
  correlationId: call.correlationId,
  causationId: call.commandId,
  idempotencyKey: call.idempotencyKey,
  requestHash: call.requestHash,
  reason: call.reason,
  schemaVersion,
  previousHash,
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
    const event = { id: eventIdOf(call, index), type, data, metadata };
    next = { ...next, revision: next.revision + 1, previousHash: hashOfEvent({ ...event, ...next }) };
    return event;
  });
  return { events, next };
};
