import type { ImportPeople } from '@platzwart/contracts/user';
import type { Call } from '../core/call.ts';
import type { AccountAnswer, AccountNeeds } from './accountNeeds.ts';
import type { Newcomer } from './membersCommands.ts';
import { newCodes } from './newCodes.ts';
import { registerPeople } from './registerPeople.ts';

type Needs = Pick<AccountNeeds, 'members' | 'newId'> &
  Readonly<{ vault: Pick<AccountNeeds['vault'], 'sealAll' | 'digest' | 'codes' | 'refused'> }>;

/** Nobody has a password yet: the initial code in the letter is the way in. */
const newcomers = async (
  { vault, newId }: Needs,
  { people }: ImportPeople['data'],
  now: string,
): Promise<readonly Newcomer[]> => {
  const seals = await vault.sealAll(people.map(({ personId, person }) => ({ personId, plain: person })));
  const wanted = people.map(({ personId }) => ({ id: newId(), personId, purpose: 'INIT_CODE' as const, now }));
  const codes = await newCodes(vault.codes, wanted);
  return people.map(({ person, ...rest }, index) => ({
    ...{ ...rest, verified: false, active: true, passwordId: null, code: codes[index] ?? null },
    ...{ emailDigest: vault.digest(person.email), sealed: seals[index] ?? '' },
  }));
};

/**
 * Many people at once, all of them or nobody; each is sent an initial code. Refuses what the members refuse, and names
 * everything at fault, e.g. `people.3.memberNumber` and `people.7.person.email`: double within the list as well as in the club.
 */
export const importPeople =
  (needs: Needs) =>
  async (wanted: ImportPeople['data'], call: Call): Promise<AccountAnswer> =>
    registerPeople(needs, await newcomers(needs, wanted, call.now), call);
