import type { ChangePassword } from '@platzwart/contracts/user';
import type { Call } from '../../core/call.ts';
import type { AccountAnswer, AccountDependencies } from './accountDependencies.ts';
import { callingPerson } from '../domain/callingPerson.ts';
import type { ConfirmPassword } from './confirmPassword.ts';
import { newPassword } from './newPasswords.ts';
import { namesOf } from './personalData.ts';
import { reject } from '../../core/decider.ts';

type Dependencies = AccountDependencies & Readonly<{ confirmPassword: ConfirmPassword }>;

/**
 * Replaces the password; ends all sessions (decisions.md U16). Refuses with ERR_WRONG_OLD_PASS, ERR_TOO_MANY_LOGIN_ATTEMPTS after too many
 * wrong ones, and with the codes of the password rules.
 */
export const changePassword =
  (dependencies: Dependencies) =>
  async ({ oldPassword, newPassword: chosenPassword }: ChangePassword['data'], call: Call): Promise<AccountAnswer> => {
    const calling = callingPerson(dependencies.members.current().state, call);
    if ('refused' in calling) return calling.refused;
    const { person } = calling;
    const wrong = await dependencies.confirmPassword(person, oldPassword, call);
    if (wrong) return { ...wrong, fields: ['oldPassword'] };
    if (chosenPassword === oldPassword) return reject('ERR_PASSWORD_UNCHANGED', 'newPassword');
    const refusal = dependencies.passwordRules(chosenPassword, await namesOf(dependencies.vault, person));
    if (refusal) return reject(refusal.code, 'newPassword');
    const { personId } = person;
    const passwordId = await newPassword(dependencies, personId, chosenPassword);
    return dependencies.members.send(
      { type: 'ChangePassword', data: { personId, passwordId, insteadOf: person.passwordId } },
      call,
    );
  };
