import type { ChangePassword } from '@platzwart/contracts/user';
import type { Call } from '../core/call.ts';
import type { AccountAnswer, AccountNeeds } from './accountNeeds.ts';
import { callingPerson } from './callingPerson.ts';
import type { ConfirmPassword } from './confirmPassword.ts';
import { newPassword } from './newPasswords.ts';
import { personalDataOf } from './personalData.ts';
import { reject } from '../core/decider.ts';

type Needs = AccountNeeds & Readonly<{ confirmPassword: ConfirmPassword }>;

/**
 * Another password instead of the old one; it ends all sessions (decisions.md U16). Refuses with ERR_WRONG_OLD_PASS,
 * ERR_TOO_MANY_LOGIN_ATTEMPTS after too many wrong ones, and what the password rules refuse.
 */
export const changePassword =
  (needs: Needs) =>
  async ({ oldPassword, newPassword: wanted }: ChangePassword['data'], call: Call): Promise<AccountAnswer> => {
    const calling = callingPerson(needs.members.current().state, call);
    if ('refused' in calling) return calling.refused;
    const { person } = calling;
    const wrong = await needs.confirmPassword(person, oldPassword, call);
    if (wrong) return { ...wrong, fields: ['oldPassword'] };
    const refusal = needs.passwordRules(wanted, await personalDataOf(needs.vault, person));
    if (refusal) return reject(refusal.code, 'newPassword');
    const { personId } = person;
    const passwordId = await newPassword(needs, personId, wanted);
    return needs.members.send(
      { type: 'ChangePassword', data: { personId, passwordId, insteadOf: person.passwordId } },
      call,
    );
  };
