import type { ImportPeople } from '@platzwart/contracts/user';
import type { Call } from '../../core/call.ts';
import type { AccountAnswer, AccountDependencies } from './accountDependencies.ts';
import type { NewPerson } from '../domain/membersCommands.ts';
import { newCodes } from './newCodes.ts';
import { registerPeople } from './registerPeople.ts';

type Dependencies = Pick<AccountDependencies, 'members' | 'newId'> &
  Readonly<{ vault: Pick<AccountDependencies['vault'], 'sealAll' | 'digest' | 'codes' | 'refused'> }>;

/** Imported people have no password: they sign in with the initial code of the email. */
const newPeople = async (
  { vault, newId }: Dependencies,
  { people }: ImportPeople['data'],
  now: string,
): Promise<readonly NewPerson[]> => {
  const seals = await vault.sealAll(people.map(({ personId, person }) => ({ personId, plain: person })));
  const input = people.map(({ personId }) => ({ id: newId(), personId, purpose: 'INIT_CODE' as const, now }));
  const codes = await newCodes(vault.codes, input);
  return people.map(({ person, ...rest }, index) => ({
    ...{ ...rest, verified: false, active: true, passwordId: null, code: codes[index] ?? null },
    ...{ emailDigest: vault.digest(person.email), sealed: seals[index] ?? '' },
  }));
};

/**
 * Registers many people at once, all or none; each is sent an initial code. Refuses with the members' codes, and names all invalid fields,
 * e.g. `people.3.memberNumber` and `people.7.person.email`: duplicates within the list as well as in the club.
 */
export const importPeople =
  (dependencies: Dependencies) =>
  async (input: ImportPeople['data'], call: Call): Promise<AccountAnswer> =>
    registerPeople(dependencies, await newPeople(dependencies, input, call.now), call);
