import type { PersonId } from '@platzwart/contracts/core';
import type { Vault } from '@platzwart/event-store/vault';
import type { Passwords } from './passwords.ts';

type Needs = Readonly<{ vault: Pick<Vault, 'passwords'>; passwords: Pick<Passwords, 'matches'> }>;

/** Whether `password` is this person's. Takes as long for nobody and for a person without a password (decisions.md U12). */
export const checkCredentials =
  ({ vault, passwords }: Needs) =>
  async (personId: PersonId | null, password: string): Promise<boolean> =>
    passwords.matches(personId === null ? null : await vault.passwords.of(personId), password);
