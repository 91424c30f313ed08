import { accept, reject } from '../core/decider.ts';
import type { EnableFactor, EndAllSessions, RemoveFactor, SetPassword, UseRecoveryCode } from './membersCommands.ts';
import type { Person } from './membersState.ts';
import { type MembersDecision, endingSessions, ofPerson } from './personRules.ts';

const change = (person: Person, { insteadOf, ...data }: SetPassword['data']): MembersDecision => {
  if (person.passwordId === data.passwordId) return accept();
  if (person.passwordId !== insteadOf) return reject('ERR_WRONG_OLD_PASS', 'oldPassword');
  return accept({ type: 'PasswordChanged', data: { ...data, ...endingSessions(person) } });
};

/**
 * The old password has been checked. Ends all sessions and all codes (decisions.md U16). Refuses with ERR_WRONG_OLD_PASS where there is
 * another one since: who has just reset it, because somebody knew it, shall not lose it to them.
 */
export const changePassword = ofPerson(change);

const end = (person: Person, { personId }: EndAllSessions['data']): MembersDecision =>
  accept({ type: 'SessionsEnded', data: { personId, ...endingSessions(person) } });

/** Signs out everywhere. */
export const endSessions = ofPerson(end);

const enable = (person: Person, data: EnableFactor['data']): MembersDecision =>
  person.factorId === data.factorId
    ? accept()
    : accept({ type: 'SecondFactorEnabled', data: { ...data, ...endingSessions(person) } });

/** The authenticator has shown a right code. A new one takes the place of the old. Ends all sessions. */
export const enableSecondFactor = ofPerson(enable);

const remove = (person: Person, { personId }: RemoveFactor['data']): MembersDecision =>
  person.factorId === null
    ? accept()
    : accept({ type: 'SecondFactorRemoved', data: { personId, ...endingSessions(person) } });

/** Ends all sessions; where there is none nothing changes. */
export const removeSecondFactor = ofPerson(remove);

const recover = (person: Person, data: UseRecoveryCode['data']): MembersDecision =>
  person.factorId === data.factorId
    ? accept({ type: 'RecoveryCodeUsed', data })
    : reject('ERR_CODE_NOT_MATCH', 'secondFactor');

/** The vault has used the code up. Refuses with ERR_CODE_NOT_MATCH where the factor it belongs to is no longer in use. */
export const useRecoveryCode = ofPerson(recover);
