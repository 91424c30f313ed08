import type { UserEvent } from '@platzwart/contracts/user';
import { type Rejected, accept, reject } from '../core/decider.ts';
import { evolveMembers } from './evolveMembers.ts';
import type { MembersErrorCode, UpdateSealedPerson } from './membersCommands.ts';
import type { MembersState, Person } from './membersState.ts';
import { type MembersDecision, endingSessions, isLastAdmin, ofPerson } from './personRules.ts';

type Changes = UpdateSealedPerson['data'];
/** What one of the changes comes to: nothing where it is so already. */
type Part = (person: Person, changes: Changes, state: MembersState) => UserEvent | Rejected<MembersErrorCode> | null;

const correctedEmail: Part = (person, { personId, email }, { byEmail }) => {
  if (email === null || email.emailDigest === person.emailDigest) return null;
  if (person.verified) return reject('ERR_USER_ALREADY_VERIFIED', 'email');
  if (byEmail.has(email.emailDigest)) return reject('ERR_EMAIL_ALREADY_EXISTS', 'email');
  return { type: 'EmailChanged', data: { personId, codeId: null, ...email } };
};

const correctedData: Part = (_, { personId, sealed }) =>
  sealed === null ? null : { type: 'PersonalDataCorrected', data: { personId, sealed } };

const changedNumber: Part = (person, { personId, memberNumber }, { byNumber }) => {
  if (memberNumber === null || memberNumber === person.memberNumber) return null;
  const holder = byNumber.get(memberNumber);
  return holder === undefined || holder === personId
    ? { type: 'MemberNumberChanged', data: { personId, memberNumber } }
    : reject('ERR_USER_ALREADY_EXISTS', 'memberNumber');
};

const changedRole: Part = (person, { personId, role }, state) => {
  if (role === null || role === person.role) return null;
  if (isLastAdmin(person, state)) return reject('ERR_LAST_ADMIN', 'role');
  return { type: 'RoleChanged', data: { personId, role, ...endingSessions(person) } };
};

const grantedDiscount: Part = (person, { personId, discount }) =>
  discount === null || discount === person.discount ? null : { type: 'DiscountGranted', data: { personId, discount } };

const changedActive: Part = (person, { personId, active }, state) => {
  if (active === null || active === person.active) return null;
  if (active) return { type: 'PersonReactivated', data: { personId } };
  if (isLastAdmin(person, state)) return reject('ERR_LAST_ADMIN', 'active');
  return { type: 'PersonDeactivated', data: { personId, ...endingSessions(person) } };
};

/** What is sealed is sealed as a whole: what somebody else has changed since would be lost. */
const onNewestSeal: Part = (person, { sealed, email, basedOn }) =>
  (sealed !== null || email !== null) && person.sealed !== basedOn ? reject('ERR_USER_NOT_UPDATED') : null;

const parts: readonly Part[] = [
  onNewestSeal,
  correctedEmail,
  correctedData,
  changedNumber,
  changedRole,
  grantedDiscount,
  changedActive,
];

const update = ({ personId }: Person, changes: Changes, before: MembersState): MembersDecision => {
  let state = before;
  const events: UserEvent[] = [];
  for (const part of parts) {
    const person = state.byId.get(personId);
    const outcome = person ? part(person, changes, state) : null;
    if (outcome === null) continue;
    if ('outcome' in outcome) return outcome;
    events.push(outcome);
    state = evolveMembers(state, outcome);
  }
  return accept(...events);
};

/**
 * All of the changes or none; what is so already is no change. Refuses with ERR_LAST_ADMIN (decisions.md U18),
 * ERR_USER_ALREADY_EXISTS (a number that is or was somebody else's), ERR_EMAIL_ALREADY_EXISTS, and
 * ERR_USER_ALREADY_VERIFIED where a confirmed address would change without a new confirmation (decisions.md C7), and
 * ERR_USER_NOT_UPDATED where the personal data has changed since the new seal was made.
 */
export const updatePerson = ofPerson(update);
