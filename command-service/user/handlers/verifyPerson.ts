import type { CodeId } from '@platzwart/contracts/core';
import type { PasswordId, VerifyPerson } from '@platzwart/contracts/user';
import type { Call } from '../../core/call.ts';
import { type Rejected, reject } from '../../core/decider.ts';
import type { AccountAnswer, AccountDependencies } from './accountDependencies.ts';
import { codeAttemptOf } from './codeThrottle.ts';
import { confirmNewEmail } from './confirmNewEmail.ts';
import type { Person } from '../domain/membersState.ts';
import { normaliseInitialCode } from './newCodes.ts';
import { newPassword } from './newPasswords.ts';
import { namesOf } from './personalData.ts';
import { matchingCode } from './matchingCode.ts';

type VerifyPersonInput = VerifyPerson['data'];

/** Initial codes and the codes of links have different formats: only codes of the given format are compared. */
const openCodes = ({ codes, emailChange }: Person, isInitial: boolean): readonly CodeId[] => {
  const ofPurpose = (kind: string) => codes.filter(({ purpose }) => purpose === kind).map(({ codeId }) => codeId);
  if (isInitial) return ofPurpose('INIT_CODE');
  return emailChange ? [...ofPurpose('GUEST_VERIFY'), emailChange.codeId] : ofPurpose('GUEST_VERIFY');
};

/** A member types an initial code with the first password; a link contains its code and has no password. */
const wrongCode = ({ password }: VerifyPersonInput): Rejected<'ERR_WRONG_INIT_PASS' | 'ERR_CODE_NOT_MATCH'> =>
  reject(password === null ? 'ERR_CODE_NOT_MATCH' : 'ERR_WRONG_INIT_PASS', 'code');

type MatchedCode = Readonly<{ person: Person; codeId: CodeId; password: string | null }>;

const verify = async (
  dependencies: AccountDependencies,
  { person, codeId, password }: MatchedCode,
  call: Call,
): Promise<AccountAnswer> => {
  const { personId } = person;
  const send = (passwordId: PasswordId | null) =>
    dependencies.members.send({ type: 'VerifyPerson', data: { personId, codeId, passwordId, now: call.now } }, call);
  if (password === null) return person.passwordId === null ? reject('ERR_INVALID_INPUT', 'password') : send(null);
  // The password is required even where one was chosen at registration: that may have been another person, who would know it.
  const refusal = dependencies.passwordRules(password, await namesOf(dependencies.vault, person));
  return refusal ?? send(await newPassword(dependencies, personId, password));
};

/**
 * A code that is not open any more: ERR_USER_ALREADY_VERIFIED only where it was really sent to the person. The vault is asked in any case, so
 * that the duration does not tell who is verified.
 */
const refuseCode = async (
  { vault, newId }: AccountDependencies,
  person: Person | null,
  input: VerifyPersonInput,
): Promise<AccountAnswer> => {
  const wasSent = await vault.codes.wasSentTo(person?.personId ?? newId(), codeIn(input));
  return wasSent && person?.verified ? reject('ERR_USER_ALREADY_VERIFIED') : wrongCode(input);
};

const codeIn = ({ code }: VerifyPersonInput): string => normaliseInitialCode(code) ?? code;

/**
 * Verifies a person by the one-time code of an email: a member's initial code with the first password, a guest's link with the password
 * that is valid from now on (without one the chosen one stays), or the code that was sent to a new e-mail. Refuses with ERR_WRONG_INIT_PASS
 * (with a password) or ERR_CODE_NOT_MATCH (without one) a code that is wrong, replaced or expired, and likewise an unknown person; with
 * ERR_USER_ALREADY_VERIFIED a code that was used; with the codes of the password rules and the members; and with
 * ERR_TOO_MANY_LOGIN_ATTEMPTS after five wrong attempts at an initial code from one address, or thirty at any codes. Attempts from other
 * addresses leave a code open.
 */
export const verifyPerson =
  (dependencies: AccountDependencies) =>
  async (input: VerifyPersonInput, call: Call): Promise<AccountAnswer> => {
    const { accountOf, vault, newId, codeThrottle } = dependencies;
    const isInitial = normaliseInitialCode(input.code) !== null;
    const countedAttempt = await codeThrottle[isInitial ? 'initial' : 'link'](codeAttemptOf(input.credential, call));
    if ('retryAfterSeconds' in countedAttempt) return reject('ERR_TOO_MANY_LOGIN_ATTEMPTS', 'code');
    const person = accountOf(input.credential);
    const open = person ? openCodes(person, isInitial) : [];
    const codeId = await matchingCode(vault.codes, open, { code: codeIn(input), newId });
    if (!person || codeId === null) return refuseCode(dependencies, person, input);
    await countedAttempt.discard();
    if (codeId === person.emailChange?.codeId)
      return confirmNewEmail(dependencies, { personId: person.personId, codeId }, call);
    return verify(dependencies, { person, codeId, password: input.password }, call);
  };
