import type { ResetPassword } from '@platzwart/contracts/user';
import type { Call } from '../core/call.ts';
import { reject } from '../core/decider.ts';
import type { AccountAnswer, AccountNeeds } from './accountNeeds.ts';
import type { Person } from './membersState.ts';
import { newPassword } from './newPasswords.ts';
import { personalDataOf } from './personalData.ts';
import { rightCode } from './rightCode.ts';

const openCodes = ({ codes }: Person) =>
  codes.filter(({ purpose }) => purpose === 'RESET_PASSWORD').map(({ codeId }) => codeId);

/**
 * A new password by the code of a letter; it ends all sessions (decisions.md U7). Refuses with ERR_CODE_NOT_MATCH a code
 * that is wrong, used, replaced or run out, and just the same for somebody who does not exist, and what the password rules refuse.
 */
export const resetPassword =
  (needs: AccountNeeds) =>
  async ({ credential, code, password }: ResetPassword['data'], call: Call): Promise<AccountAnswer> => {
    const { accountOf, members, vault, newId } = needs;
    const person = accountOf(credential);
    const codeId = await rightCode(vault.codes, person ? openCodes(person) : [], { code, newId });
    if (!person || codeId === null) return reject('ERR_CODE_NOT_MATCH', 'code');
    const refusal = needs.passwordRules(password, await personalDataOf(vault, person));
    if (refusal) return refusal;
    const { personId } = person;
    const passwordId = await newPassword(needs, personId, password);
    return members.send({ type: 'ResetPassword', data: { personId, codeId, passwordId, now: call.now } }, call);
  };
