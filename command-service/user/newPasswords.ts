import { type PasswordId, type PersonId, passwordId } from '@platzwart/contracts/core';
import type { AccountNeeds } from './accountNeeds.ts';

type Needs = Pick<AccountNeeds, 'passwords' | 'newId'> & Readonly<{ vault: Pick<AccountNeeds['vault'], 'passwords'> }>;

/**
 * Hashes a password and keeps it in the vault: it is the person's own once an event names its id, so that an accepted
 * command can always be signed in with and a refused one changes nothing.
 */
export const newPassword = async (
  { vault, passwords, newId }: Needs,
  personId: PersonId,
  password: string,
): Promise<PasswordId> => {
  const id = passwordId(newId());
  await vault.passwords.keep(id, personId, await passwords.hash(password));
  return id;
};
