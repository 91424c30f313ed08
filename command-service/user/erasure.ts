import { accept, reject } from '../core/decider.ts';
import type { AskForErasure, ErasePersonForGood } from './membersCommands.ts';
import type { MembersState, Person } from './membersState.ts';
import { type MembersDecision, isLastAdmin, ofPerson } from './personRules.ts';

const ask = (person: Person, data: AskForErasure['data']): MembersDecision =>
  person.erasureRequested ? accept() : accept({ type: 'ErasureRequested', data });

/** Asked for by the person; an ADMIN erases. */
export const requestErasure = ofPerson(ask);

const erase = (person: Person, data: ErasePersonForGood['data'], state: MembersState): MembersDecision =>
  isLastAdmin(person, state) ? reject('ERR_LAST_ADMIN') : accept({ type: 'PersonErased', data });

const eraseKnown = ofPerson(erase);

/** Refuses with ERR_USER_NOT_FOUND, ERR_LAST_ADMIN (decisions.md U18). Who is erased already stays so. */
export const erasePerson = (data: ErasePersonForGood['data'], state: MembersState): MembersDecision =>
  state.erased.has(data.personId) ? accept() : eraseKnown(data, state);
