import type { PersonId } from '@platzwart/contracts/core';
import { epochMilliseconds } from '@platzwart/contracts/core';
import type { UserEvent } from '@platzwart/contracts/user';
import { type Decision, reject } from '../../core/decider.ts';
import type { MembersErrorCode } from './membersCommands.ts';
import { type MembersState, type Person, childrenOf, peoplePaidBy } from './membersState.ts';

export type MembersDecision = Decision<UserEvent, MembersErrorCode>;

/** The result of `decide` for the person; ERR_USER_NOT_FOUND where the person does not exist (any more). */
export const ofPerson =
  <Data extends Readonly<{ personId: PersonId }>>(
    decide: (person: Person, data: Data, state: MembersState) => MembersDecision,
  ) =>
  (data: Data, state: MembersState): MembersDecision => {
    const person = state.byId.get(data.personId);
    return person ? decide(person, data, state) : reject('ERR_USER_NOT_FOUND', 'personId');
  };

/** Both ISO 8601 instants. */
export const isOver = (expiresAt: string, now: string): boolean =>
  epochMilliseconds(expiresAt) <= epochMilliseconds(now);

/** A new token version ends all sessions that were opened under an older one. */
export const endingSessions = ({ tokenVersion }: Person): Readonly<{ tokenVersion: number }> => ({
  tokenVersion: tokenVersion + 1,
});

/** decisions.md U18. */
export const isLastAdmin = ({ personId, role, active }: Person, { byId }: MembersState): boolean =>
  role === 'ADMIN' &&
  active &&
  !byId.some((other) => other.personId !== personId && other.role === 'ADMIN' && other.active && other.verified);

/**
 * Whether `otherId` cannot be the payer or guardian of `personId`: the same person, somebody who has one, or for a person who is one. So an
 * invoice is never passed on twice, and no mail either (decisions.md N5, N44).
 */
export const isChain = (state: MembersState, personId: PersonId, otherId: PersonId): boolean => {
  const other = state.byId.get(otherId);
  const isDependent = !other || other.payerId !== null || other.guardianId !== null;
  const hasDependents = peoplePaidBy(state, personId).length > 0 || childrenOf(state, personId).length > 0;
  return otherId === personId || isDependent || hasDependents;
};

/** A guest cannot book for a child, and somebody who is deactivated cannot even sign in (decisions.md N5). */
export const canActForChild = ({ active, role }: Pick<Person, 'active' | 'role'>): boolean =>
  active && role !== 'GUEST';

/** Whether an active child has only this person to act for it. */
export const isNeededByChild = ({ personId }: Person, state: MembersState): boolean =>
  childrenOf(state, personId).some(({ active }) => active);

/**
 * Whether `otherId` cannot be the guardian of `personId`: see `isChain` and `canActForChild`.
 */
export const cannotBeGuardian = (state: MembersState, personId: PersonId, otherId: PersonId): boolean => {
  const other = state.byId.get(otherId);
  return !other || !canActForChild(other) || isChain(state, personId, otherId);
};
