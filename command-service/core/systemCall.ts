import type { Call } from './call.ts';

type SystemCallInput = Readonly<{
  commandId: string;
  correlationId: string;
  /** Set where the same work may be started again after a crash, so that it is done once. */
  idempotencyKey: string | null;
  /** ISO 8601 instant. */
  now: string;
}>;

/** A call without an actor, for the service's own work. */
export const systemCall = (input: SystemCallInput): Call => ({
  ...input,
  ...{ actor: null, role: null, requestHash: input.correlationId, reason: null, address: null },
});
