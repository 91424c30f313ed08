import type { UserErrorCode, UserEvent } from '@platzwart/contracts/user';
import { type Decider, type Decision, type Rejected, accept, reject } from '../core/decider.ts';
import { type MembersState, evolveMembers, nobody } from './membersState.ts';

/** RegisterPerson as the decider sees it: with the personal data sealed already. */
export type RegisterSealedPerson = Readonly<{ type: 'RegisterPerson'; data: UserEvent['data'] }>;

export type MembersErrorCode =
  Extract<UserErrorCode, 'ERR_USER_ALREADY_EXISTS' | 'ERR_EMAIL_ALREADY_EXISTS'> | 'ERR_INVALID_INPUT';

/** decisions.md U1. */
const firstGuestNumber = 900_000;

type Rule = (wanted: UserEvent['data'], state: MembersState) => Rejected<MembersErrorCode> | null;

const oneIdPerPerson: Rule = ({ personId }, { byId }) =>
  byId.has(personId) ? reject('ERR_USER_ALREADY_EXISTS', 'personId') : null;

const guestsCountFrom900000: Rule = ({ role, memberNumber }) =>
  role === 'GUEST' && Number(memberNumber) < firstGuestNumber ? reject('ERR_INVALID_INPUT', 'memberNumber') : null;

const oneNumberPerPerson: Rule = ({ memberNumber }, { byNumber }) =>
  byNumber.has(memberNumber) ? reject('ERR_USER_ALREADY_EXISTS', 'memberNumber') : null;

const oneEmailPerPerson: Rule = ({ emailDigest }, { byEmail }) =>
  byEmail.has(emailDigest) ? reject('ERR_EMAIL_ALREADY_EXISTS', 'person.email') : null;

/** The first refusal counts. */
const rules: readonly Rule[] = [oneIdPerPerson, guestsCountFrom900000, oneNumberPerPerson, oneEmailPerPerson];

const isKnown = ({ personId, memberNumber, emailDigest }: UserEvent['data'], { byId }: MembersState): boolean => {
  const known = byId.get(personId);
  return known?.memberNumber === memberNumber && known.emailDigest === emailDigest;
};

const decide = ({ data }: RegisterSealedPerson, state: MembersState): Decision<UserEvent, MembersErrorCode> => {
  if (isKnown(data, state)) return accept();
  const refusal = rules.map((rule) => rule(data, state)).find((found) => found !== null);
  return refusal ?? accept({ type: 'PersonRegistered', data });
};

/**
 * Who belongs to the club: member number and e-mail are unique, because all persons are in one stream. Refuses with
 * ERR_USER_ALREADY_EXISTS (a number or id in use), ERR_EMAIL_ALREADY_EXISTS, ERR_INVALID_INPUT (a guest's number below
 * 900000, decisions.md U1). The same person again changes nothing.
 */
export const membersDecider: Decider<MembersState, RegisterSealedPerson, UserEvent, MembersErrorCode> = {
  initialState: nobody,
  evolve: evolveMembers,
  decide,
};
