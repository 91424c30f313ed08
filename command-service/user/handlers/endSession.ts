import type { EndSession } from '@platzwart/contracts/user';
import type { Vault } from '@platzwart/vault';
import type { Call } from '../../core/call.ts';
import { reject } from '../../core/decider.ts';
import type { AccountAnswer, AccountDependencies } from './accountDependencies.ts';
import { callingPerson } from '../domain/callingPerson.ts';
import type { ConfirmPassword } from './confirmPassword.ts';

type Dependencies = Pick<AccountDependencies, 'members'> &
  Readonly<{
    vault: Readonly<{
      openSessions: Pick<Vault['openSessions'], 'untilOf'>;
      endedSessions: Pick<Vault['endedSessions'], 'end'>;
    }>;
    confirmPassword: ConfirmPassword;
  }>;

/**
 * Ends one session of the caller, on any device. Idempotent. Refuses with ERR_WRONG_OLD_PASS, and with ERR_SESSION_NOT_FOUND for a session
 * that is over or another person's.
 */
export const endSession =
  ({ members, vault, confirmPassword }: Dependencies) =>
  async ({ sessionId, password }: EndSession['data'], call: Call): Promise<AccountAnswer> => {
    const calling = callingPerson(members.current().state, call);
    if ('refused' in calling) return calling.refused;
    const { person } = calling;
    const wrong = await confirmPassword(person, password, call);
    if (wrong) return wrong;
    const until = await vault.openSessions.untilOf(sessionId, person.personId);
    if (until === null) return reject('ERR_SESSION_NOT_FOUND', 'sessionId');
    await vault.endedSessions.end(sessionId, until);
    return { outcome: 'accepted', position: null, ids: [sessionId] };
  };
