import { demoCorrelation } from '@platzwart/contracts/core';
import type { Call } from '../core/call.ts';
import { hashOfRequest } from '../core/hashes.ts';
import type { DemoPerson } from './demoPeople.ts';
import type { SeededRandom } from './seededRandom.ts';

/** Calls of the demo's people at times in the past; `digest` is the vault's. */
export const demoCallFactory =
  (random: SeededRandom, digest: (text: string) => string) =>
  (who: DemoPerson | null, at: string, request: Readonly<{ type: string; data: unknown }>): Call => ({
    commandId: random.uuid(),
    actor: who?.personId ?? null,
    role: who?.role ?? null,
    correlationId: demoCorrelation,
    idempotencyKey: null,
    requestHash: hashOfRequest({ digest, digestSecret: digest })(request.type, request.data),
    reason: null,
    address: null,
    now: at,
  });
