import type { UserEvent } from '@platzwart/contracts/user';
import { canonicalJson } from '../../core/canonicalJson.ts';
import { type Rejected, accept, reject } from '../../core/decider.ts';
import { evolveMembers } from './evolveMembers.ts';
import type { MembersErrorCode, UpdateSealedPerson } from './membersCommands.ts';
import type { MembersState, Person } from './membersState.ts';
import {
  type MembersDecision,
  canActForChild,
  cannotBeGuardian,
  endingSessions,
  isChain,
  isLastAdmin,
  isNeededByChild,
  ofPerson,
} from './personRules.ts';

type Changes = UpdateSealedPerson['data'];
/** The events of one change; none where the value is the same. */
type ChangeRule = (
  person: Person,
  changes: Changes,
  state: MembersState,
) => UserEvent | Rejected<MembersErrorCode> | null;

const correctedEmail: ChangeRule = (person, { personId, email }, { byEmail }) => {
  if (email === null || email.emailDigest === person.emailDigest) return null;
  if (person.verified) return reject('ERR_USER_ALREADY_VERIFIED', 'email');
  if (byEmail.has(email.emailDigest)) return reject('ERR_EMAIL_ALREADY_EXISTS', 'email');
  return { type: 'EmailChanged', data: { personId, codeId: null, ...email } };
};

const correctedData: ChangeRule = (_, { personId, sealed }) =>
  sealed === null ? null : { type: 'PersonalDataCorrected', data: { personId, sealed } };

const changedMemberNumber: ChangeRule = (person, { personId, memberNumber }, { byNumber }) => {
  if (memberNumber === null || memberNumber === person.memberNumber) return null;
  const holder = byNumber.get(memberNumber);
  return holder === undefined || holder === personId
    ? { type: 'MemberNumberChanged', data: { personId, memberNumber } }
    : reject('ERR_USER_ALREADY_EXISTS', 'memberNumber');
};

const changedRole: ChangeRule = (person, { personId, role }, state) => {
  if (role === null || role === person.role) return null;
  if (isLastAdmin(person, state)) return reject('ERR_LAST_ADMIN', 'role');
  if (role === 'GUEST' && isNeededByChild(person, state)) return reject('ERR_USER_HAS_CHILDREN', 'role');
  return { type: 'RoleChanged', data: { personId, role, ...endingSessions(person) } };
};

const grantedDiscount: ChangeRule = (person, { personId, discount }) =>
  discount === null || discount === person.discount ? null : { type: 'DiscountGranted', data: { personId, discount } };

const setLimits: ChangeRule = (person, { personId, limits }) =>
  limits === null || canonicalJson(limits) === canonicalJson(person.limits)
    ? null
    : { type: 'PersonalLimitsSet', data: { personId, limits } };

const switchedReminders: ChangeRule = (person, { personId, bookingReminders }) =>
  bookingReminders === null || bookingReminders === person.bookingReminders
    ? null
    : { type: 'BookingRemindersSwitched', data: { personId, isOn: bookingReminders } };

const changedPayer: ChangeRule = (person, { personId, payer }, state) => {
  if (payer === null || payer.payerId === person.payerId) return null;
  const { payerId } = payer;
  return payerId !== null && isChain(state, personId, payerId)
    ? reject('ERR_INVALID_INPUT', 'payerID')
    : { type: 'PayerChanged', data: { personId, payerId } };
};

const changedGuardian: ChangeRule = (person, { personId, guardian }, state) => {
  if (guardian === null || guardian.guardianId === person.guardianId) return null;
  const { guardianId } = guardian;
  // Without an e-mail somebody else has to get the mails.
  const isRefused = guardianId === null ? person.emailDigest === null : cannotBeGuardian(state, personId, guardianId);
  return isRefused
    ? reject('ERR_INVALID_INPUT', 'guardianID')
    : { type: 'GuardianChanged', data: { personId, guardianId } };
};

const switchedBusiness: ChangeRule = (person, { personId, business }) =>
  business === null || business === person.business
    ? null
    : { type: 'BusinessSwitched', data: { personId, isOn: business } };

const reactivated = ({ personId, guardianId }: Person, { byId }: MembersState): ReturnType<ChangeRule> => {
  const guardian = guardianId && byId.get(guardianId);
  return guardian && !canActForChild(guardian)
    ? reject('ERR_GUARDIAN_NOT_ACTIVE', 'active')
    : { type: 'PersonReactivated', data: { personId } };
};

const deactivated = (person: Person, state: MembersState): ReturnType<ChangeRule> => {
  if (isNeededByChild(person, state)) return reject('ERR_USER_HAS_CHILDREN', 'active');
  if (isLastAdmin(person, state)) return reject('ERR_LAST_ADMIN', 'active');
  return { type: 'PersonDeactivated', data: { personId: person.personId, ...endingSessions(person) } };
};

const changedActive: ChangeRule = (person, { active }, state) => {
  if (active === null || active === person.active) return null;
  return active ? reactivated(person, state) : deactivated(person, state);
};

/** Personal data is sealed as a whole: without this check another person's change since then would be lost. */
const onNewestPersonalData: ChangeRule = (person, { sealed, email, basedOn }) =>
  (sealed !== null || email !== null) && person.sealed !== basedOn ? reject('ERR_USER_NOT_UPDATED') : null;

const rules: readonly ChangeRule[] = [
  onNewestPersonalData,
  correctedEmail,
  correctedData,
  changedMemberNumber,
  changedRole,
  grantedDiscount,
  setLimits,
  switchedReminders,
  changedPayer,
  changedGuardian,
  switchedBusiness,
  changedActive,
];

const update = ({ personId }: Person, changes: Changes, before: MembersState): MembersDecision => {
  let state = before;
  const events: UserEvent[] = [];
  for (const rule of rules) {
    const person = state.byId.get(personId);
    const outcome = person ? rule(person, changes, state) : null;
    if (outcome === null) continue;
    if ('outcome' in outcome) return outcome;
    events.push(outcome);
    state = evolveMembers(state, outcome);
  }
  return accept(...events);
};

/**
 * All of the changes or none; equal values are no change. Refuses with ERR_LAST_ADMIN (decisions.md U18), ERR_USER_ALREADY_EXISTS (a number
 * that is or was another person's), ERR_INVALID_INPUT (`payerID`: see `isChain`; `guardianID`: see
 * `cannotBeGuardian`, and nobody where the person has no e-mail),
 * ERR_USER_HAS_CHILDREN (who is deactivated or made a guest while an active child has no other guardian), ERR_GUARDIAN_NOT_ACTIVE (a child is
 * reactivated before its guardian), ERR_EMAIL_ALREADY_EXISTS, ERR_USER_ALREADY_VERIFIED where a confirmed address would change without a new confirmation (decisions.md C7), and
 * ERR_USER_NOT_UPDATED where the personal data has changed since the new seal was made.
 */
export const decideUpdatePerson = ofPerson(update);
