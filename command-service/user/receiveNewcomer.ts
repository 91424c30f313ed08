import { codeIdSchema, passwordIdSchema, personIdSchema } from '@platzwart/contracts/core';
import type { ReceiveNewcomer } from '@platzwart/event-store/vault';
import * as v from 'valibot';
import { isPassing } from '../core/answers.ts';
import { systemCall } from '../core/systemCall.ts';
import type { AccountNeeds } from './accountNeeds.ts';
import { registerPeople } from './registerPeople.ts';

/** What `registerGuest` has kept. */
const guestSchema = v.object({
  personId: personIdSchema,
  memberNumber: v.null(),
  role: v.literal('GUEST'),
  emailDigest: v.string(),
  sealed: v.string(),
  discount: v.number(),
  verified: v.literal(false),
  active: v.literal(true),
  passwordId: passwordIdSchema,
  code: v.object({ codeId: codeIdSchema, purpose: v.literal('GUEST_VERIFY'), expiresAt: v.string() }),
});

type Needs = Pick<AccountNeeds, 'members' | 'newId'> &
  Readonly<{ vault: Pick<AccountNeeds['vault'], 'refused'>; clock: () => string }>;

/**
 * Registers one who waits; answers whether somebody has that e-mail already. The person's id is the call's key: begun again after a
 * crash, they are still registered once. Rejects where the moment is bad, so that they wait on.
 */
export const receiveNewcomer =
  (needs: Needs): ReceiveNewcomer =>
  async ({ wanted, correlationId }) => {
    const guest = v.parse(guestSchema, wanted);
    const commandId = needs.newId();
    const call = systemCall({ commandId, correlationId, idempotencyKey: guest.personId, now: needs.clock() });
    const answer = await registerPeople(needs, [guest], call);
    if (isPassing(answer)) throw new Error('A guest could not be registered: the log or a database is away');
    return answer.outcome === 'rejected' && answer.code === 'ERR_EMAIL_ALREADY_EXISTS';
  };
