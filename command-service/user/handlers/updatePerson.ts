import type { PersonId } from '@platzwart/contracts/core';
import { type PersonalData, type UpdatePerson, missingNames } from '@platzwart/contracts/user';
import type { Call } from '../../core/call.ts';
import { reject } from '../../core/decider.ts';
import type { AccountAnswer, AccountDependencies } from './accountDependencies.ts';
import { callingPerson } from '../domain/callingPerson.ts';
import { type Changes, actualChanges, adminOnlyFields, personalDataIn } from '../domain/changesOfPerson.ts';
import { type Person, personByNumber } from '../domain/membersState.ts';
import { personalDataOf } from './personalData.ts';
import type { RecordCodeRequest } from './requestCode.ts';
import { retryOnConflict } from './retryOnConflict.ts';

type UpdatePersonInput = UpdatePerson['data'];
type Dependencies = AccountDependencies & Readonly<{ recordCodeRequest: RecordCodeRequest }>;

type PersonAndChanges = Readonly<{ person: Person; data: PersonalData; changes: Changes }>;

const sealedChanges = async ({ vault }: Dependencies, { person, data, changes }: PersonAndChanges) => {
  const personal = personalDataIn(changes);
  const unchanged = { sealed: null, email: null, basedOn: person.sealed };
  if (Object.keys(personal).length === 0) return unchanged;
  const sealed = await vault.seal(person.personId, { ...data, ...personal });
  if (changes.email === undefined) return { ...unchanged, sealed };
  return { ...unchanged, email: { emailDigest: vault.digest(changes.email), sealed } };
};

/** The changes that are not sealed; null: it stays as it is. */
const plainChanges = (changes: Changes) => {
  const { memberNumber = null, role = null, discount = null } = changes;
  const { limits = null, active = null, bookingReminders = null, business = null } = changes;
  return { memberNumber, role, discount, limits, active, bookingReminders, business };
};

/** The person whom a field names by the member number; null: unchanged, `id` is null: nobody. */
const personIn = (
  { members }: Dependencies,
  named: string | null | undefined,
): 'UNKNOWN' | Readonly<{ id: PersonId | null }> | null => {
  if (named === undefined) return null;
  if (named === null) return { id: null };
  const person = personByNumber(members.current().state, named);
  return person ? { id: person.personId } : 'UNKNOWN';
};

const change = async (dependencies: Dependencies, context: PersonAndChanges, call: Call): Promise<AccountAnswer> => {
  const { personId } = context.person;
  const { email } = context.changes;
  const payer = personIn(dependencies, context.changes.payerID);
  if (payer === 'UNKNOWN') return reject('ERR_USER_NOT_FOUND', 'payerID');
  const guardian = personIn(dependencies, context.changes.guardianID);
  if (guardian === 'UNKNOWN') return reject('ERR_USER_NOT_FOUND', 'guardianID');
  const plain = {
    ...plainChanges(context.changes),
    payer: payer && { payerId: payer.id },
    guardian: guardian && { guardianId: guardian.id },
  };
  const data = { personId, ...plain, ...(await sealedChanges(dependencies, context)) };
  const answer = await dependencies.members.send({ type: 'UpdatePerson', data }, call);
  // The codes that were sent to the old address became invalid with it.
  if (answer.outcome === 'accepted' && email !== undefined)
    await dependencies.recordCodeRequest({ email, kind: 'INIT_CODE' }, call);
  return answer;
};

type Target = Readonly<{ person: Person | null; isByAdmin: boolean }> | Readonly<{ refused: AccountAnswer }>;

/** Callers other than an ADMIN get the same refusal for an unknown member number as for another person's (reliability T29). */
const targetOf = ({ members }: Dependencies, userID: string, call: Call): Target => {
  const { state } = members.current();
  const calling = callingPerson(state, call);
  if ('refused' in calling) return calling;
  const isByAdmin = calling.person.role === 'ADMIN';
  const person = personByNumber(state, userID);
  const isOwn = person?.personId === calling.person.personId;
  return isByAdmin || isOwn ? { person, isByAdmin } : { refused: reject('ERR_NOT_AUTHORIZED') };
};

const tryOnce = async (
  dependencies: Dependencies,
  { userID, changes }: UpdatePersonInput,
  call: Call,
): Promise<AccountAnswer> => {
  const target = targetOf(dependencies, userID, call);
  if ('refused' in target) return target.refused;
  const { person, isByAdmin } = target;
  const data = person && (await personalDataOf(dependencies.vault, person));
  if (!data) return reject('ERR_USER_NOT_FOUND', 'userID');
  const actual = actualChanges(changes, person, data);
  const forbidden = isByAdmin ? [] : adminOnlyFields(actual);
  if (forbidden.length > 0) return reject('ERR_NOT_AUTHORIZED', ...forbidden);
  const missing = missingNames({ ...data, ...personalDataIn(actual) });
  if (missing.length > 0) return reject('ERR_INVALID_INPUT', ...missing);
  return change(dependencies, { person, data, changes: actual }, call);
};

/**
 * Changes the data of a person: their own phone, address, language and reminders, as ADMIN everything (decisions.md C7). Personal data is sealed as a
 * whole: of two concurrent changes the second is repeated with the result of the first. Refuses with ERR_NOT_AUTHORIZED (another person, or
 * a field that only an ADMIN may change), ERR_USER_NOT_FOUND (also `payerID`, `guardianID`), and with the members' codes.
 */
export const updatePerson =
  (dependencies: Dependencies) =>
  (input: UpdatePersonInput, call: Call): Promise<AccountAnswer> =>
    retryOnConflict(() => tryOnce(dependencies, input, call));
