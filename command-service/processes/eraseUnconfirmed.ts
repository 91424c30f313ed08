import { epochMilliseconds } from '@platzwart/contracts/core';
import { systemCall } from '../core/systemCall.ts';
import type { AccountDependencies } from '../user/handlers/accountDependencies.ts';
import type { Person } from '../user/domain/membersState.ts';
import { type ForgetDependencies, forgetErased } from './forgetErased.ts';

type Dependencies = Pick<AccountDependencies, 'members'> &
  ForgetDependencies &
  Readonly<{
    /** Now, as an ISO 8601 instant in UTC. */
    clock: () => string;
  }>;

/** Guests who registered themselves and did not use the last link within the seven days of its validity. */
const isUnconfirmed = ({ role, verified, codes }: Person, now: string): boolean => {
  const link = codes.find(({ purpose }) => purpose === 'GUEST_VERIFY');
  return role === 'GUEST' && !verified && !!link && epochMilliseconds(link.expiresAt) <= epochMilliseconds(now);
};

/** Erases guests who never confirmed their e-mail (decisions.md U5), because the address may be another person's. */
export const eraseUnconfirmed = (dependencies: Dependencies) => async (): Promise<void> => {
  const { members, newId, clock } = dependencies;
  const now = clock();
  for (const { personId } of members
    .current()
    .state.byId.filter((person) => isUnconfirmed(person, now))
    .values()) {
    const id = newId();
    const call = systemCall({ commandId: id, correlationId: id, idempotencyKey: null, now });
    const answer = await members.send({ type: 'ErasePerson', data: { personId } }, call);
    if (answer.outcome === 'accepted') await forgetErased(dependencies)(personId, call);
  }
};
