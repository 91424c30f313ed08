import type { Call } from './call.ts';

type Occasion = Readonly<{
  commandId: string;
  correlationId: string;
  /** Where the same thing may be begun again after a crash: then it happens once. */
  idempotencyKey: string | null;
  /** ISO 8601 instant. */
  now: string;
}>;

/** A call that nobody made: the house keeps its own promises. */
export const systemCall = (occasion: Occasion): Call => ({
  ...occasion,
  ...{ actor: null, role: null, requestHash: occasion.correlationId, reason: null, address: null },
});
