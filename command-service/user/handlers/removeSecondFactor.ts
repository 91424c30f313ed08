import type { RemoveSecondFactor } from '@platzwart/contracts/user';
import type { Call } from '../../core/call.ts';
import type { AccountAnswer, AccountDependencies } from './accountDependencies.ts';
import { callingPerson } from '../domain/callingPerson.ts';
import type { ConfirmPassword } from './confirmPassword.ts';

type Dependencies = Pick<AccountDependencies, 'members'> & Readonly<{ confirmPassword: ConfirmPassword }>;

/** Removes the second factor: signing in needs the password only. Refuses with ERR_WRONG_OLD_PASS. */
export const removeSecondFactor =
  ({ members, confirmPassword }: Dependencies) =>
  async ({ password }: RemoveSecondFactor['data'], call: Call): Promise<AccountAnswer> => {
    const calling = callingPerson(members.current().state, call);
    if ('refused' in calling) return calling.refused;
    const wrong = await confirmPassword(calling.person, password, call);
    if (wrong) return wrong;
    return members.send({ type: 'RemoveSecondFactor', data: { personId: calling.person.personId } }, call);
  };
