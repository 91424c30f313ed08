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
