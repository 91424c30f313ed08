import type { RegisterPerson } from '@platzwart/contracts/user';
import type { AccountDependencies } from './accountDependencies.ts';
import type { NewPerson } from '../domain/membersCommands.ts';
import { newCode } from './newCodes.ts';
import { newPassword } from './newPasswords.ts';

type RegisterPersonInput = RegisterPerson['data'];

/** The dependencies for sealing a new person. */
export type SealingDependencies = Pick<AccountDependencies, 'passwords' | 'newId'> &
  Readonly<{ vault: Pick<AccountDependencies['vault'], 'seal' | 'digest' | 'passwords' | 'codes'> }>;

/** A person with a chosen password gets a link; all others type a code and choose their first password. */
const codeFor = async (
  { vault, newId }: SealingDependencies,
  { personId, person, verified, password }: RegisterPersonInput,
  now: string,
) => {
  // Nobody would get the code of a child without an e-mail: it has no access until there is one.
  if (verified || person.email === null) return null;
  return newCode(vault.codes, {
    id: newId(),
    personId,
    purpose: password === null ? 'INIT_CODE' : 'GUEST_VERIFY',
    now,
  });
};

/**
 * A person as the members see them: e-mail, password and code leave this function as digests only, other personal data only sealed with the
 * person's own key. `now`: ISO 8601 instant.
 */
export const sealNewPerson = async (
  dependencies: SealingDependencies,
  input: RegisterPersonInput,
  now: string,
): Promise<NewPerson> => {
  const { person, password, guardianID: _, ...rest } = input;
  const { personId } = rest;
  return {
    ...rest,
    emailDigest: person.email === null ? null : dependencies.vault.digest(person.email),
    sealed: await dependencies.vault.seal(personId, person),
    passwordId: password === null ? null : await newPassword(dependencies, personId, password),
    code: await codeFor(dependencies, input, now),
  };
};
