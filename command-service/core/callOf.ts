import type { PersonId, Role } from '@platzwart/contracts/core';
import type { Call } from './call.ts';

/** A request as received: its actor and idempotency key. */
export type Request = Readonly<{
  type: string;
  actor: PersonId | null;
  idempotencyKey: string | null;
  correlationId: string;
  address?: string | null | undefined;
  data: unknown;
}>;

export type CallDependencies = Readonly<{
  personById: (personId: PersonId) => Readonly<{ role: Role }> | null;
  newId: () => string;
  /** `hashOfRequest` under the club's key. */
  hashOf: (type: string, data: unknown) => string;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
  /** The W3C trace context of the request; undefined for requests that are not traced. */
  traceParent: () => string | undefined;
}>;

/** Builds the call of a request: actor, role and time. */
export const callOf = (
  { personById, newId, hashOf, clock, traceParent }: CallDependencies,
  { type, actor, idempotencyKey, correlationId, address = null, data }: Request,
): Call => {
  const role = actor === null ? null : (personById(actor)?.role ?? null);
  const requestHash = hashOf(type, data);
  const traceparent = traceParent();
  const who = { actor, role, correlationId, idempotencyKey, requestHash, address, reason: null };
  return { commandId: newId(), ...who, now: clock(), ...(traceparent !== undefined && { traceparent }) };
};
