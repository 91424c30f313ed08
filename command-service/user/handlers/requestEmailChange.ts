import { epochMilliseconds } from '@platzwart/contracts/core';
import type { RequestEmailChange } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/vault';
import type { Call } from '../../core/call.ts';
import { reject } from '../../core/decider.ts';
import type { AccountAnswer, AccountDependencies } from './accountDependencies.ts';
import { callingPerson } from '../domain/callingPerson.ts';
import type { ConfirmPassword } from './confirmPassword.ts';
import type { Person } from '../domain/membersState.ts';
import { mayChangeEmail } from '../domain/emailLimits.ts';
import { newCode } from './newCodes.ts';

type RequestEmailChangeInput = RequestEmailChange['data'];
type Dependencies = AccountDependencies &
  Readonly<{
    vault: Readonly<{ emailChanges: Pick<Vault['emailChanges'], 'grant'> }>;
    confirmPassword: ConfirmPassword;
  }>;

/** An older session needs the password again (reliability T14). */
const recentSessionMinutes = 15;
const isRecentSession = ({ sessionStartedAt }: RequestEmailChangeInput, { now }: Call): boolean =>
  epochMilliseconds(now) - epochMilliseconds(sessionStartedAt) < recentSessionMinutes * 60_000;

const refusalOf = async ({ confirmPassword }: Dependencies, person: Person, { input, call }: InputAndCall) => {
  // decisions.md C4: people change only their own address; an ADMIN cannot change another's here, either.
  if (input.userID !== person.memberNumber) return reject('ERR_NOT_AUTHORIZED');
  if (input.password !== null) return confirmPassword(person, input.password, call);
  return isRecentSession(input, call) ? null : reject('ERR_SESSION_TOO_OLD', 'password');
};
type InputAndCall = Readonly<{ input: RequestEmailChangeInput; call: Call }>;

/**
 * Sends a code to the new address and a notice to the old one, which stays valid until the code is confirmed (decisions.md U8). Does not
 * reveal whether another person has the new address. Refuses with ERR_NOT_AUTHORIZED (another's number), ERR_SESSION_TOO_OLD (no password
 * in a session older than a quarter of an hour), ERR_WRONG_OLD_PASS, ERR_EMAIL_NOT_SENT (too many emails of this kind for this person or
 * this address: reliability T11).
 */
export const requestEmailChange =
  (dependencies: Dependencies) =>
  async (input: RequestEmailChangeInput, call: Call): Promise<AccountAnswer> => {
    const { members, vault, newId } = dependencies;
    const calling = callingPerson(members.current().state, call);
    if ('refused' in calling) return calling.refused;
    const { person } = calling;
    const refusal = await refusalOf(dependencies, person, { input, call });
    if (refusal) return refusal;
    const { personId } = person;
    const grantInput = { personId, email: input.email, at: call.now };
    if (!(await vault.emailChanges.grant(grantInput, mayChangeEmail))) return reject('ERR_EMAIL_NOT_SENT', 'email');
    const code = await newCode(vault.codes, { id: newId(), personId, purpose: 'NEW_MAIL', now: call.now });
    const { codeId, expiresAt } = code;
    const sealedEmail = await vault.seal(personId, input.email);
    const data = { personId, codeId, expiresAt, sealedEmail, emailDigest: vault.digest(input.email) };
    return members.send({ type: 'RequestEmailChange', data }, call);
  };
