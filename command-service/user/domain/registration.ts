import type { UserEvent } from '@platzwart/contracts/user';
import { type Decision, type Rejected, accept, reject } from '../../core/decider.ts';
import { evolveMembers } from './evolveMembers.ts';
import type { MembersErrorCode, NewPerson, NoteRegistration, RegisterPeople } from './membersCommands.ts';
import { nextMemberNumber } from './memberNumbers.ts';
import { type MembersState, type Person, firstGuestNumber } from './membersState.ts';
import { type MembersDecision, cannotBeGuardian, ofPerson } from './personRules.ts';

type Numbered = NewPerson & Readonly<{ memberNumber: string }>;
type Rule = (person: Numbered, state: MembersState) => Rejected<MembersErrorCode> | null;

const oneIdPerPerson: Rule = ({ personId }, { byId, erased }) =>
  byId.has(personId) || erased.has(personId) ? reject('ERR_USER_ALREADY_EXISTS', 'personId') : null;

const guestsCountFrom900000: Rule = ({ role, memberNumber }) =>
  role === 'GUEST' && Number(memberNumber) < firstGuestNumber ? reject('ERR_INVALID_INPUT', 'memberNumber') : null;

const oneNumberPerPerson: Rule = ({ memberNumber }, { byNumber }) =>
  byNumber.has(memberNumber) ? reject('ERR_USER_ALREADY_EXISTS', 'memberNumber') : null;

const oneEmailPerPerson: Rule = ({ emailDigest }, { byEmail }) =>
  emailDigest !== null && byEmail.has(emailDigest) ? reject('ERR_EMAIL_ALREADY_EXISTS', 'person.email') : null;

/** decisions.md N5: somebody has to get the e-mails. */
const emailOrGuardian: Rule = ({ emailDigest, guardianId = null }) =>
  emailDigest === null && guardianId === null ? reject('ERR_INVALID_INPUT', 'person.email') : null;

const aFitGuardian: Rule = ({ personId, guardianId = null }, state) =>
  guardianId !== null && cannotBeGuardian(state, personId, guardianId)
    ? reject('ERR_INVALID_INPUT', 'guardianID')
    : null;

/** The first refusal is returned. */
const rules: readonly Rule[] = [
  ...[oneIdPerPerson, guestsCountFrom900000, oneNumberPerPerson, oneEmailPerPerson],
  ...[emailOrGuardian, aFitGuardian],
];

const isKnown = ({ personId, memberNumber, emailDigest }: NewPerson, { byId }: MembersState): boolean => {
  const known = byId.get(personId);
  return known?.emailDigest === emailDigest && (memberNumber === null || known.memberNumber === memberNumber);
};

const factsAbout = ({ code, guardianId = null, ...data }: Numbered): readonly UserEvent[] => [
  { type: 'PersonRegistered', data: guardianId === null ? data : { ...data, guardianId } },
  ...(code ? [{ type: 'CodeIssued' as const, data: { personId: data.personId, ...code } }] : []),
];

const registered = (person: NewPerson, state: MembersState): Decision<UserEvent, MembersErrorCode> => {
  if (isKnown(person, state)) return accept();
  const numbered = { ...person, memberNumber: person.memberNumber ?? nextMemberNumber(state, person.role) };
  const refusal = rules.map((rule) => rule(numbered, state)).find((found) => found !== null);
  return refusal ?? accept(...factsAbout(numbered));
};

/** A child may be above its guardian in the list. */
const guardiansFirst = (people: readonly NewPerson[]): readonly (readonly [number, NewPerson])[] => {
  const isChild = ({ guardianId = null }: NewPerson): number => Number(guardianId !== null);
  return [...people.entries()].toSorted(([, one], [, other]) => isChild(one) - isChild(other));
};

/** For several people the path names the person; for a single one it does not. */
const inLine = (refusal: Rejected<MembersErrorCode>, index: number, count: number): Rejected<MembersErrorCode> =>
  count === 1 ? refusal : reject(refusal.code, ...refusal.fields.map((field) => `people.${index}.${field}`));

/** All invalid fields, each with its own code; the refusal itself has the code of the first. */
const together = (first: Rejected<MembersErrorCode>, all: readonly Rejected<MembersErrorCode>[]) => ({
  ...reject(first.code, ...all.flatMap(({ fields }) => fields)),
  ...(all.length > 1 && { codes: all.flatMap(({ code, fields }) => fields.map(() => code)) }),
});

/**
 * All of `people`, or none. The same person again changes nothing. Names all invalid fields; refuses with ERR_USER_ALREADY_EXISTS (a number
 * or id in use, or used before: decisions.md U1), ERR_EMAIL_ALREADY_EXISTS, ERR_INVALID_INPUT (a guest's number below 900000, neither
 * e-mail nor guardian, a guardian who cannot be one: `cannotBeGuardian`).
 */
export const decideRegisterPeople = (
  { people }: RegisterPeople['data'],
  before: MembersState,
): Decision<UserEvent, MembersErrorCode> => {
  let state = before;
  const events: UserEvent[] = [];
  const refusals: Rejected<MembersErrorCode>[] = [];
  for (const [index, person] of guardiansFirst(people)) {
    const decision = registered(person, state);
    if (decision.outcome === 'rejected') refusals.push(inLine(decision, index, people.length));
    else events.push(...decision.events);
    if (decision.outcome === 'accepted') state = decision.events.reduce(evolveMembers, state);
  }
  const [first] = refusals;
  return first ? together(first, refusals) : accept(...events);
};

const note = (_: Person, data: NoteRegistration['data']): MembersDecision =>
  accept({ type: 'RegistrationAttempted', data });

/** A registration was attempted with this person's e-mail. */
export const decideNoteRegistration = ofPerson(note);
