import type { PersonId, Role } from '@platzwart/contracts/core';

/** One call as it reached this service: who wants it, when, and in answer to what. Every event it leads to says so. */
export type Call = Readonly<{
  /** New for each call; the causation of the events it leads to. */
  commandId: string;
  /** Null for the system itself. */
  actor: PersonId | null;
  /** The actor's role in the club at the time of the call; null for the system and for persons the club does not know. */
  role: Role | null;
  correlationId: string;
  idempotencyKey: string | null;
  /** Of type and data as they came in, without secrets (hashes.ts). */
  requestHash: string;
  /** Where the caller is, as the throttles tell one place from another; null where nobody said. Never in the log. */
  address: string | null;
  /** Said by the actor, kept with the events. */
  reason: string | null;
  /** The decision's clock: an ISO 8601 instant in UTC. */
  now: string;
  /** W3C trace context of the call, where somebody traces it. */
  traceparent?: string;
}>;
