import type { RemoveSecondFactorOfPerson } from '@platzwart/contracts/user';
import type { Call } from '../../core/call.ts';
import { reject } from '../../core/decider.ts';
import { callingPerson } from '../domain/callingPerson.ts';
import { personByNumber } from '../domain/membersState.ts';
import type { AccountAnswer, AccountDependencies } from './accountDependencies.ts';
import type { ConfirmPassword } from './confirmPassword.ts';

type Dependencies = Pick<AccountDependencies, 'members'> &
  Readonly<{ vault: Pick<AccountDependencies['vault'], 'seal'>; confirmPassword: ConfirmPassword }>;

/**
 * An ADMIN removes the second factor of a person who lost it (decisions.md N2). The reason is sealed with the person's key: the person reads
 * it in an e-mail. Refuses with ERR_USER_NOT_FOUND, ERR_NOT_AUTHORIZED for the caller's own account, ERR_WRONG_OLD_PASS, and with
 * ERR_USER_NOT_UPDATED where the person has no second factor.
 */
export const removeSecondFactorOfPerson =
  ({ members, vault, confirmPassword }: Dependencies) =>
  async ({ userID, password, reason }: RemoveSecondFactorOfPerson['data'], call: Call): Promise<AccountAnswer> => {
    const { state } = members.current();
    const calling = callingPerson(state, call);
    if ('refused' in calling) return calling.refused;
    const person = personByNumber(state, userID);
    if (!person) return reject('ERR_USER_NOT_FOUND', 'userID');
    const { personId } = person;
    if (personId === calling.person.personId) return reject('ERR_NOT_AUTHORIZED', 'userID');
    const wrong = await confirmPassword(calling.person, password, call);
    if (wrong) return wrong;
    const sealedReason = await vault.seal(personId, reason);
    return members.send({ type: 'RemoveSecondFactorOfPerson', data: { personId, sealedReason } }, call);
  };
