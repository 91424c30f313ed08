import type { PersonalData, UpdatePerson } from '@platzwart/contracts/user';
import type { Call } from '../core/call.ts';
import { reject } from '../core/decider.ts';
import type { AccountAnswer, AccountNeeds } from './accountNeeds.ts';
import { callingPerson } from './callingPerson.ts';
import { type Changes, differing, foreignTo, personalIn } from './changesOfPerson.ts';
import { type Person, personByNumber } from './membersState.ts';
import { personalDataOf } from './personalData.ts';
import { unlessOutrun } from './unlessOutrun.ts';

type Wanted = UpdatePerson['data'];
type Needs = AccountNeeds &
  Readonly<{
    /** Sends another code to an address that has not been confirmed yet. */
    sendCode: (email: string, call: Call) => Promise<void>;
  }>;

type Known = Readonly<{ person: Person; data: PersonalData; changes: Changes }>;

const sealedChanges = async ({ vault }: Needs, { person, data, changes }: Known) => {
  const personal = personalIn(changes);
  const unchanged = { sealed: null, email: null, basedOn: person.sealed };
  if (Object.keys(personal).length === 0) return unchanged;
  const sealed = await vault.seal(person.personId, { ...data, ...personal });
  if (changes.email === undefined) return { ...unchanged, sealed };
  return { ...unchanged, email: { emailDigest: vault.digest(changes.email), sealed } };
};

const change = async (needs: Needs, known: Known, call: Call): Promise<AccountAnswer> => {
  const { personId } = known.person;
  const { memberNumber = null, role = null, discount = null, active = null, email } = known.changes;
  const data = { personId, memberNumber, role, discount, active, ...(await sealedChanges(needs, known)) };
  const answer = await needs.members.send({ type: 'UpdatePerson', data }, call);
  // The codes that went to the old address ended with it.
  if (answer.outcome === 'accepted' && email !== undefined) await needs.sendCode(email, call);
  return answer;
};

type Target = Readonly<{ person: Person | null; isByAdmin: boolean }> | Readonly<{ refused: AccountAnswer }>;

/** To everybody but an ADMIN, somebody unknown is a stranger like all others (reliability T29). */
const targetOf = ({ members }: Needs, userID: string, call: Call): Target => {
  const { state } = members.current();
  const calling = callingPerson(state, call);
  if ('refused' in calling) return calling;
  const isByAdmin = calling.person.role === 'ADMIN';
  const person = personByNumber(state, userID);
  const isOwn = person?.personId === calling.person.personId;
  return isByAdmin || isOwn ? { person, isByAdmin } : { refused: reject('ERR_NOT_AUTHORIZED') };
};

const tryOnce = async (needs: Needs, { userID, changes }: Wanted, call: Call): Promise<AccountAnswer> => {
  const target = targetOf(needs, userID, call);
  if ('refused' in target) return target.refused;
  const { person, isByAdmin } = target;
  const data = person && (await personalDataOf(needs.vault, person));
  if (!data) return reject('ERR_USER_NOT_FOUND', 'userID');
  const wanted = differing(changes, person, data);
  const forbidden = isByAdmin ? [] : foreignTo(wanted);
  if (forbidden.length > 0) return reject('ERR_NOT_AUTHORIZED', ...forbidden);
  return change(needs, { person, data, changes: wanted }, call);
};

/**
 * Changes what is known of a person: their own phone, address and language, as ADMIN everything (decisions.md C7). What is
 * sealed is sealed as a whole: where two change it at once the second one begins again from what the first one left. Refuses with
 * ERR_NOT_AUTHORIZED (somebody else, or a field that is an ADMIN's), ERR_USER_NOT_FOUND, and what the members refuse.
 */
export const updatePerson =
  (needs: Needs) =>
  (wanted: Wanted, call: Call): Promise<AccountAnswer> =>
    unlessOutrun(() => tryOnce(needs, wanted, call));
