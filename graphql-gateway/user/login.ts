import { setTimeout as pause } from 'node:timers/promises';
import type { PersonId } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';
import type { CommandClient, SignInWish, SignedIn } from '../core/commandClient.ts';
import type { PeopleReads } from '../core/peopleReads.ts';
import { Refusal } from '../core/refusal.ts';

export type LoginServices = Readonly<{
  peopleReads: Pick<PeopleReads, 'byIds'>;
  commands: Pick<CommandClient, 'signIn'>;
}>;

/** Longer than anybody's, shorter than what would keep the password check busy. */
const longestCredential = 254;
const longestPassword = 1024;
const longestSecondFactor = 64;

const isTooLong = ({ credential, password, secondFactor }: SignInWish): boolean =>
  credential.length > longestCredential ||
  password.length > longestPassword ||
  (secondFactor ?? '').length > longestSecondFactor;

const patienceMilliseconds = 2_000;
const lookEvery = 100;

/** Who was registered a moment ago comes into the read model a moment later. */
const personInReadModel = async (peopleReads: Pick<PeopleReads, 'byIds'>, personId: PersonId): Promise<PersonRow> => {
  for (let waited = 0; waited <= patienceMilliseconds; waited += lookEvery) {
    const person = (await peopleReads.byIds([personId])).get(personId);
    if (person) return person;
    await pause(lookEvery);
  }
  throw new Refusal('ERR_SERVER', [], { cause: new Error('Somebody signed in whom the read model does not know') });
};

/**
 * The person behind a credential (decisions.md U2) and the right password. Refuses as the command-service does, which alone
 * knows who may come in (command-service/user/signIn.ts).
 */
export const authenticate = async (
  { peopleReads, commands }: LoginServices,
  given: SignInWish,
): Promise<SignedIn & Readonly<{ person: PersonRow }>> => {
  if (isTooLong(given)) throw new Refusal('ERR_INVALID_CREDENTIALS');
  const signedIn = await commands.signIn(given);
  return { ...signedIn, person: await personInReadModel(peopleReads, signedIn.personId) };
};
