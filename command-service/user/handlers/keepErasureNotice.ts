import type { ErasureNotice } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/vault';
import type { Person } from '../domain/membersState.ts';
import { personalDataOf } from './personalData.ts';

type Dependencies = Readonly<{ vault: Pick<Vault, 'unseal' | 'erasureNotices'> }>;

/**
 * Call it before the event that erases the person: after it the key may be destroyed at any moment, and the last email would have no
 * address. Stores nothing for a person who never confirmed the address, because it may be another person's.
 */
export const keepErasureNotice = async (
  { vault }: Dependencies,
  person: Person | undefined,
  now: string,
): Promise<void> => {
  if (!person?.verified) return;
  const data = await personalDataOf(vault, person);
  if (!data) return;
  const { firstName, email, language } = data;
  if (email === null) return;
  await vault.erasureNotices.keep(person.personId, { firstName, email, language } satisfies ErasureNotice, now);
};
