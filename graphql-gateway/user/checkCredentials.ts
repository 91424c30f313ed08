import { setTimeout as pause } from 'node:timers/promises';
import type { PersonId } from '@platzwart/contracts/core';
import type { PersonRow } from '@platzwart/contracts/user';
import type { CommandClient, SignInRequest, SignedIn } from '../core/commandClient.ts';
import type { PeopleReads } from '../core/peopleReads.ts';
import { Refusal } from '../core/refusal.ts';
import type { Revocations } from '../core/revocations.ts';

export type LoginServices = Readonly<{
  peopleReads: Pick<PeopleReads, 'byIds'>;
  commands: Pick<CommandClient, 'signIn'>;
  revocations: Pick<Revocations, 'areKnown'>;
}>;

/** Longer than any real password, short enough that checking it does not keep the service busy. */
const maxCredentialLength = 254;
const maxPasswordLength = 1024;
const maxSecondFactorLength = 64;

const isTooLong = ({ credential, password, secondFactor }: SignInRequest): boolean =>
  credential.length > maxCredentialLength ||
  password.length > maxPasswordLength ||
  (secondFactor ?? '').length > maxSecondFactorLength;

const timeoutMilliseconds = 2_000;
const pollMilliseconds = 100;

/** A person who was just registered appears in the read model a moment later. */
const personInReadModel = async (peopleReads: Pick<PeopleReads, 'byIds'>, personId: PersonId): Promise<PersonRow> => {
  for (let waited = 0; waited <= timeoutMilliseconds; waited += pollMilliseconds) {
    const person = (await peopleReads.byIds([personId])).get(personId);
    if (person) return person;
    await pause(pollMilliseconds);
  }
  throw new Refusal('ERR_SERVER', [], { cause: new Error('Somebody signed in whom the read model does not know') });
};

/**
 * The person of a credential (decisions.md U2) with the right password. Refuses as the command-service does, which alone
 * decides who may sign in (command-service/user/handlers/signIn.ts); with ERR_DB_CONNECTION while revocations may be unknown.
 */
export const checkCredentials = async (
  { peopleReads, commands, revocations }: LoginServices,
  given: SignInRequest,
): Promise<SignedIn & Readonly<{ person: PersonRow }>> => {
  if (isTooLong(given)) throw new Refusal('ERR_INVALID_CREDENTIALS');
  if (!revocations.areKnown()) throw new Refusal('ERR_DB_CONNECTION');
  const signedIn = await commands.signIn(given);
  return { ...signedIn, person: await personInReadModel(peopleReads, signedIn.personId) };
};
