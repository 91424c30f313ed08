import type { PersonId } from '@platzwart/contracts/core';
import { type PasswordId, passwordId } from '@platzwart/contracts/user';
import type { AccountDependencies } from './accountDependencies.ts';

type Dependencies = Pick<AccountDependencies, 'passwords' | 'newId'> &
  Readonly<{ vault: Pick<AccountDependencies['vault'], 'passwords'> }>;

/**
 * Hashes a password and stores it in the vault: it becomes valid by an event that names its id. So after an accepted command it always
 * works, and a refused command changes nothing.
 */
export const newPassword = async (
  { vault, passwords, newId }: Dependencies,
  personId: PersonId,
  password: string,
): Promise<PasswordId> => {
  const id = passwordId(newId());
  await vault.passwords.keep(id, personId, await passwords.hash(password));
  return id;
};
