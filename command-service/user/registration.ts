import type { UserEvent } from '@platzwart/contracts/user';
import { type Decision, type Rejected, accept, reject } from '../core/decider.ts';
import { evolveMembers } from './evolveMembers.ts';
import type { MembersErrorCode, Newcomer, NoteRegistration, RegisterPeople } from './membersCommands.ts';
import { nextNumber } from './memberNumbers.ts';
import { type MembersState, type Person, firstGuestNumber } from './membersState.ts';
import { type MembersDecision, ofPerson } from './personRules.ts';

type Numbered = Newcomer & Readonly<{ memberNumber: string }>;
type Rule = (wanted: Numbered, state: MembersState) => Rejected<MembersErrorCode> | null;

const oneIdPerPerson: Rule = ({ personId }, { byId, erased }) =>
  byId.has(personId) || erased.has(personId) ? reject('ERR_USER_ALREADY_EXISTS', 'personId') : null;

const guestsCountFrom900000: Rule = ({ role, memberNumber }) =>
  role === 'GUEST' && Number(memberNumber) < firstGuestNumber ? reject('ERR_INVALID_INPUT', 'memberNumber') : null;

const oneNumberPerPerson: Rule = ({ memberNumber }, { byNumber }) =>
  byNumber.has(memberNumber) ? reject('ERR_USER_ALREADY_EXISTS', 'memberNumber') : null;

const oneEmailPerPerson: Rule = ({ emailDigest }, { byEmail }) =>
  byEmail.has(emailDigest) ? reject('ERR_EMAIL_ALREADY_EXISTS', 'person.email') : null;

/** The first refusal counts. */
const rules: readonly Rule[] = [oneIdPerPerson, guestsCountFrom900000, oneNumberPerPerson, oneEmailPerPerson];

const isKnown = ({ personId, memberNumber, emailDigest }: Newcomer, { byId }: MembersState): boolean => {
  const known = byId.get(personId);
  return known?.emailDigest === emailDigest && (memberNumber === null || known.memberNumber === memberNumber);
};

const factsAbout = ({ code, ...data }: Numbered): readonly UserEvent[] => [
  { type: 'PersonRegistered', data },
  ...(code ? [{ type: 'CodeIssued' as const, data: { personId: data.personId, ...code } }] : []),
];

const registered = (wanted: Newcomer, state: MembersState): Decision<UserEvent, MembersErrorCode> => {
  if (isKnown(wanted, state)) return accept();
  const numbered = { ...wanted, memberNumber: wanted.memberNumber ?? nextNumber(state, wanted.role) };
  const refusal = rules.map((rule) => rule(numbered, state)).find((found) => found !== null);
  return refusal ?? accept(...factsAbout(numbered));
};

/** Of several it is said whose data it is; of one it goes without saying. */
const inLine = (refusal: Rejected<MembersErrorCode>, index: number, count: number): Rejected<MembersErrorCode> =>
  count === 1 ? refusal : reject(refusal.code, ...refusal.fields.map((field) => `people.${index}.${field}`));

/** Everything at fault, each with its own code; as a whole with the code of the first. */
const together = (first: Rejected<MembersErrorCode>, all: readonly Rejected<MembersErrorCode>[]) => ({
  ...reject(first.code, ...all.flatMap(({ fields }) => fields)),
  ...(all.length > 1 && { codes: all.flatMap(({ code, fields }) => fields.map(() => code)) }),
});

/**
 * All of `people`, or none. The same person again changes nothing. Names everything at fault; refuses with ERR_USER_ALREADY_EXISTS (a number or id in
 * use, or used before: decisions.md U1), ERR_EMAIL_ALREADY_EXISTS, ERR_INVALID_INPUT (a guest's number below 900000).
 */
export const registerPeople = (
  { people }: RegisterPeople['data'],
  before: MembersState,
): Decision<UserEvent, MembersErrorCode> => {
  let state = before;
  const events: UserEvent[] = [];
  const refusals: Rejected<MembersErrorCode>[] = [];
  for (const [index, wanted] of people.entries()) {
    const decision = registered(wanted, state);
    if (decision.outcome === 'rejected') refusals.push(inLine(decision, index, people.length));
    else events.push(...decision.events);
    if (decision.outcome === 'accepted') state = decision.events.reduce(evolveMembers, state);
  }
  const [first] = refusals;
  return first ? together(first, refusals) : accept(...events);
};

const note = (_: Person, data: NoteRegistration['data']): MembersDecision =>
  accept({ type: 'RegistrationAttempted', data });

/** Somebody wanted to register with this person's e-mail. */
export const noteRegistration = ofPerson(note);
