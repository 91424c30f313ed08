import type { Vault } from '@platzwart/vault';
import type { Call } from '../../core/call.ts';
import type { Rejected } from '../../core/decider.ts';
import type { AccountDependencies } from './accountDependencies.ts';
import { callingPerson } from '../domain/callingPerson.ts';
import type { ConfirmPassword } from './confirmPassword.ts';
import { personalDataOf } from './personalData.ts';
import { newTimeSecret, uriOfTimeSecret } from './timeCodes.ts';

type Dependencies = Pick<AccountDependencies, 'members' | 'newId'> &
  Readonly<{ vault: Pick<Vault, 'secondFactors' | 'unseal'>; confirmPassword: ConfirmPassword }>;

/** `uri` is the content of the QR code for the authenticator app. */
export type SecondFactorSetup = Readonly<{ outcome: 'accepted'; secret: string; uri: string }> | Rejected<string>;

/**
 * Creates a secret for the caller's authenticator app: it becomes valid once a code of the app was confirmed. Refuses with
 * ERR_WRONG_OLD_PASS.
 */
export const setUpSecondFactor =
  ({ members, vault, newId, confirmPassword }: Dependencies) =>
  async (password: string, call: Call): Promise<SecondFactorSetup> => {
    const calling = callingPerson(members.current().state, call);
    if ('refused' in calling) return calling.refused;
    const { person } = calling;
    const wrong = await confirmPassword(person, password, call);
    if (wrong) return wrong;
    const data = await personalDataOf(vault, person);
    const secret = newTimeSecret();
    await vault.secondFactors.keep({ factorId: newId(), personId: person.personId, secret });
    return { outcome: 'accepted', secret, uri: uriOfTimeSecret(secret, data?.email ?? person.memberNumber) };
  };
