import { type PersonalData, personalDataSchema } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/event-store/vault';
import * as v from 'valibot';
import type { Person } from './membersState.ts';

/** What the club knows of a person, opened; null where the key was destroyed a moment ago. */
export const personalDataOf = async (
  { unseal }: Pick<Vault, 'unseal'>,
  { personId, sealed }: Pick<Person, 'personId' | 'sealed'>,
): Promise<PersonalData | null> => {
  const [opened] = await unseal([{ personId, sealed }]);
  return opened === null ? null : v.parse(personalDataSchema, opened);
};
