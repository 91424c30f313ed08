import { type PersonalData, keptPersonalDataSchema } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/vault';
import * as v from 'valibot';
import type { Person } from '../domain/membersState.ts';

/** The unsealed personal data of a person; null where the key has just been destroyed. */
export const personalDataOf = async (
  { unseal }: Pick<Vault, 'unseal'>,
  { personId, sealed }: Pick<Person, 'personId' | 'sealed'>,
): Promise<PersonalData | null> => {
  const [opened] = await unseal([{ personId, sealed }]);
  return opened === null ? null : v.parse(keptPersonalDataSchema, opened);
};

/** The names of a person that their password must not consist of; null where the key has just been destroyed. */
export const namesOf = async (
  vault: Pick<Vault, 'unseal'>,
  person: Pick<Person, 'personId' | 'sealed' | 'memberNumber'>,
): Promise<(PersonalData & Readonly<{ memberNumber: string }>) | null> => {
  const data = await personalDataOf(vault, person);
  return data && { ...data, memberNumber: person.memberNumber };
};
