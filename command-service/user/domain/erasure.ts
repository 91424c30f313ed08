import type { UserEvent } from '@platzwart/contracts/user';
import { accept, reject } from '../../core/decider.ts';
import type { AskForErasure, ErasePersonForGood } from './membersCommands.ts';
import { type MembersState, type Person, childrenOf } from './membersState.ts';
import { type MembersDecision, isLastAdmin, ofPerson } from './personRules.ts';

const ask = (person: Person, data: AskForErasure['data']): MembersDecision =>
  person.erasureRequested ? accept() : accept({ type: 'ErasureRequested', data });

/** Requested by the person; an ADMIN erases. */
export const decideRequestErasure = ofPerson(ask);

/** For whom they paid pays again, and whose guardian they were has none (decisions.md N5, N44). */
const erase = (person: Person, data: ErasePersonForGood['data'], state: MembersState): MembersDecision => {
  if (isLastAdmin(person, state)) return reject('ERR_LAST_ADMIN');
  if (childrenOf(state, person.personId).some(({ emailDigest }) => emailDigest === null))
    return reject('ERR_USER_HAS_CHILDREN', 'userID');
  const paidFor = [...state.byId.values()].filter(({ payerId }) => payerId === person.personId);
  const released = [
    ...paidFor.map(({ personId }): UserEvent => ({ type: 'PayerChanged', data: { personId, payerId: null } })),
    ...childrenOf(state, person.personId).map(({ personId }): UserEvent => ({
      type: 'GuardianChanged',
      data: { personId, guardianId: null },
    })),
  ];
  return accept(...released, { type: 'PersonErased', data });
};

const eraseKnown = ofPerson(erase);

/** Erases everybody, the last ADMIN too: a demo ends. */
export const decideEraseEverybody = (_: object, { byId }: MembersState): MembersDecision =>
  accept(...Array.from(byId.keys(), (personId) => ({ type: 'PersonErased', data: { personId } }) as const));

/**
 * Refuses with ERR_USER_NOT_FOUND, ERR_LAST_ADMIN (decisions.md U18), ERR_USER_HAS_CHILDREN (the guardian of a child without an e-mail:
 * decisions.md N5). For an erased person nothing changes.
 */
export const decideErasePerson = (data: ErasePersonForGood['data'], state: MembersState): MembersDecision =>
  state.erased.has(data.personId) ? accept() : eraseKnown(data, state);
