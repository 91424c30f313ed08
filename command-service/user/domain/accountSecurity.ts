import { accept, reject } from '../../core/decider.ts';
import type {
  EnableFactor,
  EndAllSessions,
  RemoveFactor,
  RemoveFactorOfPerson,
  SetPassword,
  UseRecoveryCode,
} from './membersCommands.ts';
import type { Person } from './membersState.ts';
import { type MembersDecision, endingSessions, ofPerson } from './personRules.ts';

const change = (person: Person, { insteadOf, ...data }: SetPassword['data']): MembersDecision => {
  if (person.passwordId === data.passwordId) return accept();
  if (person.passwordId !== insteadOf) return reject('ERR_WRONG_OLD_PASS', 'oldPassword');
  return accept({ type: 'PasswordChanged', data: { ...data, ...endingSessions(person) } });
};

/**
 * The old password has been checked. Ends all sessions and all codes (decisions.md U16). Refuses with ERR_WRONG_OLD_PASS where the password
 * was changed since: an owner who has just reset a stolen password must not lose the account to the thief.
 */
export const decideChangePassword = ofPerson(change);

const end = (person: Person, { personId }: EndAllSessions['data']): MembersDecision =>
  accept({ type: 'SessionsEnded', data: { personId, ...endingSessions(person) } });

/** Ends all sessions. */
export const decideEndSessions = ofPerson(end);

const enable = (person: Person, data: EnableFactor['data']): MembersDecision =>
  person.factorId === data.factorId
    ? accept()
    : accept({ type: 'SecondFactorEnabled', data: { ...data, ...endingSessions(person) } });

/** The app has shown a valid code. A new factor replaces the old one. Ends all sessions. */
export const decideEnableSecondFactor = ofPerson(enable);

const remove = (person: Person, { personId }: RemoveFactor['data']): MembersDecision =>
  person.factorId === null
    ? accept()
    : accept({ type: 'SecondFactorRemoved', data: { personId, ...endingSessions(person), sealedReason: null } });

/** Ends all sessions; without a factor nothing changes. */
export const decideRemoveSecondFactor = ofPerson(remove);

const removeOf = (person: Person, data: RemoveFactorOfPerson['data']): MembersDecision =>
  person.factorId === null
    ? reject('ERR_USER_NOT_UPDATED', 'userID')
    : accept({ type: 'SecondFactorRemoved', data: { ...data, ...endingSessions(person) } });

/**
 * By an ADMIN, whose password has been checked. Ends all sessions. Refuses with ERR_USER_NOT_UPDATED where there is no factor: the ADMIN has
 * the wrong account before them, or another ADMIN was faster.
 */
export const decideRemoveSecondFactorOfPerson = ofPerson(removeOf);

const recover = (person: Person, data: UseRecoveryCode['data']): MembersDecision =>
  person.factorId === data.factorId
    ? accept({ type: 'RecoveryCodeUsed', data })
    : reject('ERR_CODE_NOT_MATCH', 'secondFactor');

/** The vault has marked the code as used. Refuses with ERR_CODE_NOT_MATCH where its factor is no longer in use. */
export const decideUseRecoveryCode = ofPerson(recover);
