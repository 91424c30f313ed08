import type { PersonId, Role } from '@platzwart/contracts/core';

/** One call as this service received it: actor, time and cause. Its data is written to the metadata of every event that it leads to. */
export type Call = Readonly<{
  /** New for each call; the causation of the events it leads to. */
  commandId: string;
  /** Null for the system itself. */
  actor: PersonId | null;
  /** The actor's role in the club at the time of the call; null for the system and for persons the club does not know. */
  role: Role | null;
  correlationId: string;
  idempotencyKey: string | null;
  /** Keyed hash of type and data as received (hashes.ts). */
  requestHash: string;
  /** The client address, by which the throttles count; null where it is unknown. Never in the log. */
  address: string | null;
  /** The actor's reason, stored with the events. */
  reason: string | null;
  /** The time of the decision: an ISO 8601 instant in UTC. */
  now: string;
  /** W3C trace context of the call; undefined for calls that are not traced. */
  traceparent?: string;
}>;
