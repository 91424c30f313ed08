import { codeIdSchema, personIdSchema } from '@platzwart/contracts/core';
import { passwordIdSchema } from '@platzwart/contracts/user';
import type { HandlePendingRegistration } from '@platzwart/vault';
import * as v from 'valibot';
import { isPassing } from '../../core/commandAnswers.ts';
import { systemCall } from '../../core/systemCall.ts';
import type { AccountDependencies } from './accountDependencies.ts';
import { registerPeople } from './registerPeople.ts';

/** The data that `registerGuest` has stored. */
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

type Dependencies = Pick<AccountDependencies, 'members' | 'newId'> &
  Readonly<{ vault: Pick<AccountDependencies['vault'], 'refused'>; clock: () => string }>;

/**
 * Registers a pending guest; returns whether an account has that e-mail already. The person's id is the idempotency key, so that a
 * repetition after a crash registers once. Rejects where a retry can succeed, so that the registration is kept.
 */
export const registerPendingGuest =
  (dependencies: Dependencies): HandlePendingRegistration =>
  async ({ wanted, correlationId }) => {
    const guest = v.parse(guestSchema, wanted);
    const commandId = dependencies.newId();
    const call = systemCall({ commandId, correlationId, idempotencyKey: guest.personId, now: dependencies.clock() });
    const answer = await registerPeople(dependencies, [guest], call);
    if (isPassing(answer)) throw new Error('A guest could not be registered: the log or a database is unavailable');
    return answer.outcome === 'rejected' && answer.code === 'ERR_EMAIL_ALREADY_EXISTS';
  };
