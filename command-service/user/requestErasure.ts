import type { RequestErasure } from '@platzwart/contracts/user';
import type { Call } from '../core/call.ts';
import type { AccountAnswer, AccountNeeds } from './accountNeeds.ts';
import { callingPerson } from './callingPerson.ts';
import type { ConfirmPassword } from './confirmPassword.ts';

type Needs = Pick<AccountNeeds, 'members'> & Readonly<{ confirmPassword: ConfirmPassword }>;

/** The caller wants to be forgotten; an ADMIN sees to it, because of what is unpaid. Refuses with ERR_WRONG_OLD_PASS. */
export const requestErasure =
  ({ members, confirmPassword }: Needs) =>
  async ({ password }: RequestErasure['data'], call: Call): Promise<AccountAnswer> => {
    const calling = callingPerson(members.current().state, call);
    if ('refused' in calling) return calling.refused;
    const wrong = await confirmPassword(calling.person, password, call);
    if (wrong) return wrong;
    return members.send({ type: 'RequestErasure', data: { personId: calling.person.personId } }, call);
  };
