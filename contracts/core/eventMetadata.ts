import type { PersonId } from './ids.ts';
import type { Role } from './roles.ts';

/** Who did it, when, why and in answer to what. Written with every event, by the command-service alone. */
export type EventMetadata = Readonly<{
  /** Instant of the decision, ISO 8601 UTC. */
  occurredAt: string;
  /** Null for the system itself. */
  actor: PersonId | null;
  role: Role | null;
  /** One per call of a client, the same in every event and log line it leads to. */
  correlationId: string;
  /** Id of the command or event that directly led here. */
  causationId: string;
  idempotencyKey: string | null;
  /** Keyed hash of the command's data without its secrets: the same key with other content is refused. */
  requestHash: string | null;
  reason: string | null;
  /** Version of `data`'s shape, from 1. */
  schemaVersion: number;
  /** SHA-256 over the event before it in the same stream; null for the first. */
  previousHash: string | null;
  /** W3C trace context of the call, so that its trace goes on in the read models; only where somebody traced it. */
  traceparent?: string;
}>;

/** The correlation of everything that the demo club's seeding has led to: history that never happened. */
export const demoCorrelation = 'demo-club';
