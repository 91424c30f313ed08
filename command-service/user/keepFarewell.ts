import type { Farewell } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/event-store/vault';
import type { Person } from './membersState.ts';
import { personalDataOf } from './personalData.ts';

type Needs = Readonly<{ vault: Pick<Vault, 'unseal' | 'farewells'> }>;

/**
 * Before the event that erases them: behind it their key may be gone at any moment, and the letter that says so would have nobody to
 * go to. Of somebody who never confirmed the address nothing is kept: perhaps it was never theirs.
 */
export const keepFarewell = async ({ vault }: Needs, person: Person | undefined, now: string): Promise<void> => {
  if (!person?.verified) return;
  const data = await personalDataOf(vault, person);
  if (!data) return;
  const { firstName, email, language } = data;
  await vault.farewells.keep(person.personId, { firstName, email, language } satisfies Farewell, now);
};
