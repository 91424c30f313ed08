import type { PasswordId, PersonId } from '@platzwart/contracts/core';
import type { Vault } from '@platzwart/event-store/vault';
import type { Passwords } from './passwords.ts';

type Needs = Readonly<{
  vault: Pick<Vault, 'passwords'>;
  passwords: Pick<Passwords, 'matches'>;
  passwordIdOf: (personId: PersonId) => PasswordId | null;
}>;

/** Whether `password` is this person's. Takes as long for nobody and for a person without a password (decisions.md U12). */
export const checkCredentials =
  ({ vault, passwords, passwordIdOf }: Needs) =>
  async (personId: PersonId | null, password: string): Promise<boolean> => {
    const passwordId = personId === null ? null : passwordIdOf(personId);
    return passwords.matches(passwordId === null ? null : await vault.passwords.of(passwordId), password);
  };
