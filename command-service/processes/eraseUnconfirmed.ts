import { epochMilliseconds } from '@platzwart/contracts/core';
import { systemCall } from '../core/systemCall.ts';
import type { AccountNeeds } from '../user/accountNeeds.ts';
import type { Person } from '../user/membersState.ts';
import type { Forget } from './forgetErased.ts';

type Needs = Pick<AccountNeeds, 'members' | 'newId'> &
  Readonly<{
    forget: Forget;
    /** Now, as an ISO 8601 instant in UTC. */
    clock: () => string;
  }>;

/** Whoever registered as a guest and let the last link run out, which takes seven days. */
const isUnconfirmed = ({ role, verified, codes }: Person, now: string): boolean => {
  const link = codes.find(({ purpose }) => purpose === 'GUEST_VERIFY');
  return role === 'GUEST' && !verified && !!link && epochMilliseconds(link.expiresAt) <= epochMilliseconds(now);
};

/** Guests who never confirmed their e-mail are erased (decisions.md U5): perhaps it was never theirs. */
export const eraseUnconfirmed =
  ({ members, forget, newId, clock }: Needs) =>
  async (): Promise<void> => {
    const now = clock();
    for (const { personId } of members
      .current()
      .state.byId.filter((person) => isUnconfirmed(person, now))
      .values()) {
      const id = newId();
      const call = systemCall({ commandId: id, correlationId: id, idempotencyKey: null, now });
      const answer = await members.send({ type: 'ErasePerson', data: { personId } }, call);
      if (answer.outcome === 'accepted') await forget(personId, call);
    }
  };
