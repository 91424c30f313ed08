import type { RegisterPerson } from '@platzwart/contracts/user';
import type { AccountNeeds } from './accountNeeds.ts';
import type { Newcomer } from './membersCommands.ts';
import { newCode } from './newCodes.ts';
import { newPassword } from './newPasswords.ts';

type Wanted = RegisterPerson['data'];

/** What a newcomer is sealed with. */
export type SealingNeeds = Pick<AccountNeeds, 'passwords' | 'newId'> &
  Readonly<{ vault: Pick<AccountNeeds['vault'], 'seal' | 'digest' | 'passwords' | 'codes'> }>;

/** Whoever has a password of their own only follows a link; everybody else types a code and chooses the first password. */
const codeFor = async ({ vault, newId }: SealingNeeds, { personId, verified, password }: Wanted, now: string) => {
  if (verified) return null;
  return newCode(vault.codes, {
    id: newId(),
    personId,
    purpose: password === null ? 'INIT_CODE' : 'GUEST_VERIFY',
    now,
  });
};

/**
 * A person as the members see them: e-mail, password and code leave this function only as digests, everything else personal only
 * sealed with the person's own key. `now`: ISO 8601 instant.
 */
export const sealedNewcomer = async (needs: SealingNeeds, wanted: Wanted, now: string): Promise<Newcomer> => {
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
