import type { CoreErrorCode } from '@platzwart/contracts/core';
import type { Call } from '../../core/call.ts';
import { type Rejected, reject } from '../../core/decider.ts';
import type { MembersState, Person } from './membersState.ts';

type CallingPersonResult = Readonly<{ person: Person }> | Readonly<{ refused: Rejected<CoreErrorCode> }>;

/** The caller. LOGIN_REQUIRED for no caller and for an unknown person, ERR_NOT_AUTHORIZED for a deactivated one (decisions.md U10). */
export const callingPerson = (
  { byId }: Pick<MembersState, 'byId'>,
  { actor }: Pick<Call, 'actor'>,
): CallingPersonResult => {
  const person = actor === null ? undefined : byId.get(actor);
  if (!person) return { refused: reject('LOGIN_REQUIRED') };
  return person.active ? { person } : { refused: reject('ERR_NOT_AUTHORIZED') };
};
