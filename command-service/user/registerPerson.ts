import type { RegisterPerson } from '@platzwart/contracts/user';
import type { Call } from '../core/call.ts';
import type { AccountAnswer, AccountNeeds } from './accountNeeds.ts';
import type { Newcomer } from './membersCommands.ts';
import { newCode } from './newCodes.ts';
import { newPassword } from './newPasswords.ts';
import { registerPeople } from './registerPeople.ts';

type Wanted = RegisterPerson['data'];
type Needs = Pick<AccountNeeds, 'passwords' | 'passwordRules' | 'newId'> &
  Readonly<{
    members: Pick<AccountNeeds['members'], 'send'>;
    vault: Pick<AccountNeeds['vault'], 'seal' | 'digest' | 'passwords' | 'codes' | 'refused'>;
  }>;

/** Whoever has a password of their own only follows a link; everybody else types a code and chooses the first password. */
const codeFor = async ({ vault, newId }: Needs, { personId, verified, password }: Wanted, now: string) => {
  if (verified) return null;
  return newCode(vault.codes, {
    id: newId(),
    personId,
    purpose: password === null ? 'INIT_CODE' : 'GUEST_VERIFY',
    now,
  });
};

const sealedNewcomer = async (needs: Needs, wanted: Wanted, now: string): Promise<Newcomer> => {
  const { person, password, ...rest } = wanted;
  const { personId } = rest;
  return {
    ...rest,
    emailDigest: needs.vault.digest(person.email),
    sealed: await needs.vault.seal(personId, person),
    passwordId: password === null ? null : await newPassword(needs, personId, password),
    code: await codeFor(needs, wanted, now),
  };
};

/**
 * Registers a person: e-mail, password and code leave this function only as digests, everything else personal only sealed
 * with the person's own key. Refuses what the password rules and the members refuse.
 */
export const registerPerson =
  (needs: Needs) =>
  async (wanted: Wanted, call: Call): Promise<AccountAnswer> => {
    const refusal = wanted.password === null ? null : needs.passwordRules(wanted.password, wanted.person);
    if (refusal) return refusal;
    const newcomer = await sealedNewcomer(needs, wanted, call.now);
    return registerPeople(needs, [newcomer], call);
  };
