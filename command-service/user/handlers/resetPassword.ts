import type { ResetPassword } from '@platzwart/contracts/user';
import type { Call } from '../../core/call.ts';
import { reject } from '../../core/decider.ts';
import type { AccountAnswer, AccountDependencies } from './accountDependencies.ts';
import type { Person } from '../domain/membersState.ts';
import type { Passwords } from './passwords.ts';
import { newPassword } from './newPasswords.ts';
import { namesOf } from './personalData.ts';
import { matchingCode } from './matchingCode.ts';

const openCodes = ({ codes }: Person) =>
  codes.filter(({ purpose }) => purpose === 'RESET_PASSWORD').map(({ codeId }) => codeId);

/**
 * Sets a new password by the code of an email; ends all sessions (decisions.md U7). Refuses with ERR_CODE_NOT_MATCH a code that is wrong,
 * used, replaced or expired, and likewise an unknown person; and with the codes of the password rules.
 */
export const resetPassword =
  (dependencies: AccountDependencies & Readonly<{ passwords: Passwords }>) =>
  async ({ credential, code, password }: ResetPassword['data'], call: Call): Promise<AccountAnswer> => {
    const { accountOf, members, vault, newId } = dependencies;
    const person = accountOf(credential);
    const codeId = await matchingCode(vault.codes, person ? openCodes(person) : [], { code, newId });
    if (!person || codeId === null) return reject('ERR_CODE_NOT_MATCH', 'code');
    const refusal = dependencies.passwordRules(password, await namesOf(vault, person));
    if (refusal) return refusal;
    const phc = person.passwordId === null ? null : await vault.passwords.of(person.passwordId);
    if (phc !== null && (await dependencies.passwords.matches(phc, password)))
      return reject('ERR_PASSWORD_UNCHANGED', 'password');
    const { personId } = person;
    const passwordId = await newPassword(dependencies, personId, password);
    return members.send({ type: 'ResetPassword', data: { personId, codeId, passwordId, now: call.now } }, call);
  };
