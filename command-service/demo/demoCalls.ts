import { demoCorrelation } from '@platzwart/contracts/core';
import type { Call } from '../core/call.ts';
import { hashOfRequest } from '../core/hashes.ts';
import type { DemoPerson } from './demoPeople.ts';
import type { SeededRandom } from '../core/seededRandom.ts';

/** Calls as the demo's people would have made them, at times of long ago; `digest` is the vault's. */
export const demoCalls =
  (random: SeededRandom, digest: (text: string) => string) =>
  (who: DemoPerson | null, at: string, wish: Readonly<{ type: string; data: unknown }>): Call => ({
    commandId: random.uuid(),
    actor: who?.personId ?? null,
    role: who?.role ?? null,
    correlationId: demoCorrelation,
    idempotencyKey: null,
    requestHash: hashOfRequest(digest)(wish.type, wish.data),
    reason: null,
    address: null,
    now: at,
  });
