import type { PersonId } from '@platzwart/contracts/core';
import type { ImportPeople } from '@platzwart/contracts/user';
import type { Call } from '../../core/call.ts';
import { reject } from '../../core/decider.ts';
import type { NewPerson } from '../domain/membersCommands.ts';
import { type MembersState, personByNumber } from '../domain/membersState.ts';
import type { AccountAnswer, AccountDependencies } from './accountDependencies.ts';
import { newCodes } from './newCodes.ts';
import { registerPeople } from './registerPeople.ts';

type ImportedPerson = ImportPeople['data']['people'][number];
type Dependencies = Pick<AccountDependencies, 'newId'> &
  Readonly<{
    members: Pick<AccountDependencies['members'], 'send' | 'current'>;
    vault: Pick<AccountDependencies['vault'], 'sealAll' | 'digest' | 'codes' | 'refused'>;
  }>;

/** Imported people have no password: they sign in with the initial code of the e-mail. A child without one has no access until there is one. */
const newPeople = async (
  { vault, newId }: Dependencies,
  { people, invite = true }: ImportPeople['data'],
  now: string,
): Promise<readonly NewPerson[]> => {
  const seals = await vault.sealAll(people.map(({ personId, person }) => ({ personId, plain: person })));
  const invited = people.filter(({ person }) => invite && person.email !== null).map(({ personId }) => personId);
  const input = invited.map((personId) => ({ id: newId(), personId, purpose: 'INIT_CODE' as const, now }));
  const codes = await newCodes(vault.codes, input);
  const codeOf = new Map(invited.map((personId, index) => [personId, codes[index]]));
  return people.map(({ person, guardianID: _, ...rest }, index) => ({
    ...{ ...rest, verified: false, active: true, passwordId: null, code: codeOf.get(rest.personId) ?? null },
    emailDigest: person.email === null ? null : vault.digest(person.email),
    sealed: seals[index] ?? '',
  }));
};

/** The guardian of each of `people`: undefined for a number that nobody has, neither in the list nor in the club. */
const guardiansOf = (
  people: readonly ImportedPerson[],
  state: MembersState,
): readonly (PersonId | null | undefined)[] => {
  const listed = new Map(people.map(({ memberNumber, personId }) => [memberNumber, personId]));
  return people.map(({ guardianID }) =>
    guardianID === null ? null : (listed.get(guardianID) ?? personByNumber(state, guardianID)?.personId),
  );
};

/**
 * Registers many people at once, all or none; each who has an e-mail is sent an initial code, unless `invite` is false. Refuses with ERR_USER_NOT_FOUND (an unknown
 * `guardianID`) and with the members' codes, and names all invalid fields, e.g. `people.3.memberNumber` and `people.7.person.email`:
 * duplicates within the list as well as in the club.
 */
export const importPeople =
  (dependencies: Dependencies) =>
  async (input: ImportPeople['data'], call: Call): Promise<AccountAnswer> => {
    const { people } = input;
    const guardians = guardiansOf(people, dependencies.members.current().state);
    const unknown = guardians.flatMap((guardianId, index) =>
      guardianId === undefined ? [`people.${index}.guardianID`] : [],
    );
    if (unknown.length > 0) return reject('ERR_USER_NOT_FOUND', ...unknown);
    const sealed = await newPeople(dependencies, input, call.now);
    const registered = sealed.map((person, index) => ({ ...person, guardianId: guardians[index] ?? null }));
    return registerPeople(dependencies, registered, call);
  };
