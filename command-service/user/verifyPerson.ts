import type { CodeId, PasswordId } from '@platzwart/contracts/core';
import type { VerifyPerson } from '@platzwart/contracts/user';
import type { Call } from '../core/call.ts';
import { type Rejected, reject } from '../core/decider.ts';
import type { AccountAnswer, AccountNeeds } from './accountNeeds.ts';
import { confirmNewEmail } from './confirmNewEmail.ts';
import type { Person } from './membersState.ts';
import { typedInitialCode } from './newCodes.ts';
import { newPassword } from './newPasswords.ts';
import { personalDataOf } from './personalData.ts';
import { rightCode } from './rightCode.ts';

type Wanted = VerifyPerson['data'];

/** An initial code and the codes of links look different: only what could be meant is compared. */
const openCodes = ({ codes, emailChange }: Person, isInitial: boolean): readonly CodeId[] => {
  const ofPurpose = (wanted: string) => codes.filter(({ purpose }) => purpose === wanted).map(({ codeId }) => codeId);
  if (isInitial) return ofPurpose('INIT_CODE');
  return emailChange ? [...ofPurpose('GUEST_VERIFY'), emailChange.codeId] : ofPurpose('GUEST_VERIFY');
};

/** A member types an initial code with the first password; a link carries its code by itself. */
const wrongCode = ({ password }: Wanted): Rejected<'ERR_WRONG_INIT_PASS' | 'ERR_CODE_NOT_MATCH'> =>
  reject(password === null ? 'ERR_CODE_NOT_MATCH' : 'ERR_WRONG_INIT_PASS', 'code');

type Fitting = Readonly<{ person: Person; codeId: CodeId; password: string | null }>;

const verify = async (
  needs: AccountNeeds,
  { person, codeId, password }: Fitting,
  call: Call,
): Promise<AccountAnswer> => {
  const { personId } = person;
  const send = (passwordId: PasswordId | null) =>
    needs.members.send({ type: 'VerifyPerson', data: { personId, codeId, passwordId, now: call.now } }, call);
  if (password === null) return person.passwordId === null ? reject('ERR_INVALID_INPUT', 'password') : send(null);
  // Also where one was chosen before: whoever registered may have been somebody else, who then would know it.
  const refusal = needs.passwordRules(password, await personalDataOf(needs.vault, person));
  return refusal ?? send(await newPassword(needs, personId, password));
};

/** A code that is not open any more: the person is told only where it was really theirs. */
const closed = async ({ vault }: AccountNeeds, person: Person | null, wanted: Wanted): Promise<AccountAnswer> => {
  const isDone = person?.verified === true && (await vault.codes.wasSentTo(person.personId, codeIn(wanted)));
  return isDone ? reject('ERR_USER_ALREADY_VERIFIED') : wrongCode(wanted);
};

const codeIn = ({ code }: Wanted): string => typedInitialCode(code) ?? code;

/**
 * The one-time code of a letter comes back: a member's initial code with the first password, a guest's link with the one that
 * counts from now on (without one the chosen one stays), or the code that went to a new e-mail. Refuses with
 * ERR_WRONG_INIT_PASS (with a password) or ERR_CODE_NOT_MATCH (without one) a code that is wrong, replaced or run out, and just
 * the same for somebody who does not exist; with ERR_USER_ALREADY_VERIFIED one that has done its work; and what the password
 * rules and the members refuse.
 */
export const verifyPerson =
  (needs: AccountNeeds) =>
  async (wanted: Wanted, call: Call): Promise<AccountAnswer> => {
    const { accountOf, vault, newId } = needs;
    const person = accountOf(wanted.credential);
    const open = person ? openCodes(person, typedInitialCode(wanted.code) !== null) : [];
    const codeId = await rightCode(vault.codes, open, { code: codeIn(wanted), newId });
    if (!person || codeId === null) return closed(needs, person, wanted);
    if (codeId === person.emailChange?.codeId)
      return confirmNewEmail(needs, { personId: person.personId, codeId }, call);
    return verify(needs, { person, codeId, password: wanted.password }, call);
  };
