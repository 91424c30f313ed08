import type { CoreErrorCode } from '@platzwart/contracts/core';
import type { Call } from '../core/call.ts';
import { type Rejected, reject } from '../core/decider.ts';
import type { MembersState, Person } from './membersState.ts';

type Calling = Readonly<{ person: Person }> | Readonly<{ refused: Rejected<CoreErrorCode> }>;

/** Who calls. LOGIN_REQUIRED for nobody and for a person the club does not know, ERR_NOT_AUTHORIZED for a deactivated one (decisions.md U10). */
export const callingPerson = ({ byId }: Pick<MembersState, 'byId'>, { actor }: Pick<Call, 'actor'>): Calling => {
  const person = actor === null ? undefined : byId.get(actor);
  if (!person) return { refused: reject('LOGIN_REQUIRED') };
  return person.active ? { person } : { refused: reject('ERR_NOT_AUTHORIZED') };
};
