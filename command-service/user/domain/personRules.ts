import type { PersonId } from '@platzwart/contracts/core';
import { epochMilliseconds } from '@platzwart/contracts/core';
import type { UserEvent } from '@platzwart/contracts/user';
import { type Decision, reject } from '../../core/decider.ts';
import type { MembersErrorCode } from './membersCommands.ts';
import type { MembersState, Person } from './membersState.ts';

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
