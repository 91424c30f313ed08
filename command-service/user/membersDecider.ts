import type { UserErrorCode, UserEvent } from '@platzwart/contracts/user';
import { type Decider, type Decision, accept, reject } from '../core/decider.ts';
import { type MembersState, evolveMembers, nobody } from './membersState.ts';

/** RegisterPerson as the decider sees it: with the personal data sealed already. */
export type RegisterSealedPerson = Readonly<{ type: 'RegisterPerson'; data: UserEvent['data'] }>;

export type MembersErrorCode =
  Extract<UserErrorCode, 'ERR_USER_ALREADY_EXISTS' | 'ERR_EMAIL_ALREADY_EXISTS'> | 'ERR_INVALID_INPUT';

/** decisions.md U1. */
const firstGuestNumber = 900_000;

const decide = ({ data }: RegisterSealedPerson, state: MembersState): Decision<UserEvent, MembersErrorCode> => {
  const known = state.byId.get(data.personId);
  if (known?.memberNumber === data.memberNumber && known.emailDigest === data.emailDigest) return accept();
  if (known) return reject('ERR_USER_ALREADY_EXISTS', 'personId');
  if (data.role === 'GUEST' && Number(data.memberNumber) < firstGuestNumber)
    return reject('ERR_INVALID_INPUT', 'memberNumber');
  if (state.byNumber.has(data.memberNumber)) return reject('ERR_USER_ALREADY_EXISTS', 'memberNumber');
  if (state.byEmail.has(data.emailDigest)) return reject('ERR_EMAIL_ALREADY_EXISTS', 'person.email');
  return accept({ type: 'PersonRegistered', data });
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
