import type { RequestErasure } from '@platzwart/contracts/user';
import type { Call } from '../../core/call.ts';
import type { AccountAnswer, AccountDependencies } from './accountDependencies.ts';
import { callingPerson } from '../domain/callingPerson.ts';
import type { ConfirmPassword } from './confirmPassword.ts';

type Dependencies = Pick<AccountDependencies, 'members'> & Readonly<{ confirmPassword: ConfirmPassword }>;

/** The caller requests to be erased; an ADMIN carries it out, because of unpaid bookings. Refuses with ERR_WRONG_OLD_PASS. */
export const requestErasure =
  ({ members, confirmPassword }: Dependencies) =>
  async ({ password }: RequestErasure['data'], call: Call): Promise<AccountAnswer> => {
    const calling = callingPerson(members.current().state, call);
    if ('refused' in calling) return calling.refused;
    const wrong = await confirmPassword(calling.person, password, call);
    if (wrong) return wrong;
    return members.send({ type: 'RequestErasure', data: { personId: calling.person.personId } }, call);
  };
