import type { Call } from '../core/call.ts';
import type { AccountAnswer, AccountNeeds } from './accountNeeds.ts';
import { callingPerson } from './callingPerson.ts';

/** Signs the caller out everywhere. */
export const endSessions =
  ({ members }: Pick<AccountNeeds, 'members'>) =>
  async (_: unknown, call: Call): Promise<AccountAnswer> => {
    const calling = callingPerson(members.current().state, call);
    if ('refused' in calling) return calling.refused;
    return members.send({ type: 'EndSessions', data: { personId: calling.person.personId } }, call);
  };
