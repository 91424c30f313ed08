import type { PersonRow } from '@platzwart/contracts/user';
import type { CommandClient } from '../core/commandClient.ts';
import type { PeopleReads } from '../core/peopleReads.ts';
import { Refusal } from '../core/refusal.ts';

export type LoginServices = Readonly<{
  peopleReads: Pick<PeopleReads, 'byEmail' | 'byMemberNumber'>;
  commands: Pick<CommandClient, 'checkPassword'>;
}>;

/** Longer than anybody's, shorter than what would keep the password check busy. */
const longestCredential = 254;
const longestPassword = 1024;

const isTooLong = (credential: string, password: string): boolean =>
  credential.length > longestCredential || password.length > longestPassword;

const findPerson = (peopleReads: LoginServices['peopleReads'], credential: string): Promise<PersonRow | null> =>
  credential.includes('@') ? peopleReads.byEmail(credential.toLowerCase()) : peopleReads.byMemberNumber(credential);

/**
 * The person behind a credential (decisions.md U2) and the right password.
 * Refuses an unknown person and a wrong password alike, in words and in time, with ERR_INVALID_CREDENTIALS; the state of an
 * account is told only to who knows its password: ERR_USER_DEACTIVATED, ERR_USER_NOT_VERIFIED (decisions.md U12).
 */
export const authenticate = async (
  { peopleReads, commands }: LoginServices,
  given: Readonly<{ credential: string; password: string }>,
): Promise<PersonRow> => {
  const credential = given.credential.trim();
  if (isTooLong(credential, given.password)) throw new Refusal('ERR_INVALID_CREDENTIALS');
  const person = await findPerson(peopleReads, credential);
  const matches = await commands.checkPassword(person?.personId ?? null, given.password);
  if (!person || !matches) throw new Refusal('ERR_INVALID_CREDENTIALS');
  return mayComeIn(person);
};

const mayComeIn = (person: PersonRow): PersonRow => {
  if (!person.active) throw new Refusal('ERR_USER_DEACTIVATED');
  if (!person.verified) throw new Refusal('ERR_USER_NOT_VERIFIED');
  return person;
};
