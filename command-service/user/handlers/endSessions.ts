import type { EndSessions } from '@platzwart/contracts/user';
import type { Call } from '../../core/call.ts';
import type { AccountAnswer, AccountDependencies } from './accountDependencies.ts';
import { callingPerson } from '../domain/callingPerson.ts';
import type { ConfirmPassword } from './confirmPassword.ts';

type Dependencies = Pick<AccountDependencies, 'members'> & Readonly<{ confirmPassword: ConfirmPassword }>;

/** Ends all sessions of the caller. Refuses with ERR_WRONG_OLD_PASS. */
export const endSessions =
  ({ members, confirmPassword }: Dependencies) =>
  async ({ password }: EndSessions['data'], call: Call): Promise<AccountAnswer> => {
    const calling = callingPerson(members.current().state, call);
    if ('refused' in calling) return calling.refused;
    const wrong = await confirmPassword(calling.person, password, call);
    if (wrong) return wrong;
    return members.send({ type: 'EndSessions', data: { personId: calling.person.personId } }, call);
  };
