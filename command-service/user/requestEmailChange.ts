import { epochMilliseconds } from '@platzwart/contracts/core';
import type { RequestEmailChange } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/event-store/vault';
import type { Call } from '../core/call.ts';
import { reject } from '../core/decider.ts';
import type { AccountAnswer, AccountNeeds } from './accountNeeds.ts';
import { callingPerson } from './callingPerson.ts';
import type { ConfirmPassword } from './confirmPassword.ts';
import type { Person } from './membersState.ts';
import { mayChangeEmail } from './letterLimits.ts';
import { newCode } from './newCodes.ts';

type Wanted = RequestEmailChange['data'];
type Needs = AccountNeeds &
  Readonly<{
    vault: Readonly<{ emailChanges: Pick<Vault['emailChanges'], 'grant'> }>;
    confirmPassword: ConfirmPassword;
  }>;

/** A session that is older asks for the password once more (reliability T14). */
const youngMinutes = 15;
const isYoung = ({ sessionStartedAt }: Wanted, { now }: Call): boolean =>
  epochMilliseconds(now) - epochMilliseconds(sessionStartedAt) < youngMinutes * 60_000;

const refusalOf = async ({ confirmPassword }: Needs, person: Person, { wanted, call }: Asked) => {
  // decisions.md C4: nobody changes another's address, not even an ADMIN.
  if (wanted.userID !== person.memberNumber) return reject('ERR_NOT_AUTHORIZED');
  if (wanted.password !== null) return confirmPassword(person, wanted.password, call);
  return isYoung(wanted, call) ? null : reject('ERR_SESSION_TOO_OLD', 'password');
};
type Asked = Readonly<{ wanted: Wanted; call: Call }>;

/**
 * A code goes to the new address, a notice to the old one, which stays in force until the code comes back (decisions.md
 * U8). Whether somebody else has the new address is not said here. Refuses with ERR_NOT_AUTHORIZED (another's number),
 * ERR_SESSION_TOO_OLD (no password in a session older than a quarter of an hour), ERR_WRONG_OLD_PASS, ERR_EMAIL_NOT_SENT (too many
 * letters of this kind by now, for this person or this address: reliability T11).
 */
export const requestEmailChange =
  (needs: Needs) =>
  async (wanted: Wanted, call: Call): Promise<AccountAnswer> => {
    const { members, vault, newId } = needs;
    const calling = callingPerson(members.current().state, call);
    if ('refused' in calling) return calling.refused;
    const { person } = calling;
    const refusal = await refusalOf(needs, person, { wanted, call });
    if (refusal) return refusal;
    const { personId } = person;
    const asked = { personId, email: wanted.email, at: call.now };
    if (!(await vault.emailChanges.grant(asked, mayChangeEmail))) return reject('ERR_EMAIL_NOT_SENT', 'email');
    const code = await newCode(vault.codes, { id: newId(), personId, purpose: 'NEW_MAIL', now: call.now });
    const { codeId, expiresAt } = code;
    const sealedEmail = await vault.seal(personId, wanted.email);
    const data = { personId, codeId, expiresAt, sealedEmail, emailDigest: vault.digest(wanted.email) };
    return members.send({ type: 'RequestEmailChange', data }, call);
  };
