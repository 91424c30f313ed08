import type { Vault } from '@platzwart/vault';
import type { Call } from '../../core/call.ts';
import { type Rejected, reject } from '../../core/decider.ts';
import { TooBusy } from '../../core/concurrencyLimit.ts';
import type { Person } from '../domain/membersState.ts';
import type { Passwords } from './passwords.ts';
import type { Throttle } from './signInThrottle.ts';

/** Returns null where the password is correct. */
export type ConfirmPassword = (
  person: Pick<Person, 'personId' | 'passwordId'>,
  password: string,
  call: Pick<Call, 'address'>,
) => Promise<Rejected<'ERR_WRONG_OLD_PASS' | 'ERR_TOO_MANY_LOGIN_ATTEMPTS'> | null>;

type Dependencies = Readonly<{
  throttle: Throttle;
  passwords: Pick<Passwords, 'matches'>;
  vault: Readonly<{ passwords: Pick<Vault['passwords'], 'of'> }>;
}>;

/** All calls without an address are counted under this one. */
const noAddress = 'signed in';

/**
 * Whether a signed-in caller knows the password: asked again before actions that a hijacked session must not perform. Wrong passwords count
 * like those of a sign-in, so that this is no way around the throttle. While too many passwords wait to be checked it refuses like a
 * sign-in, and the attempt is not counted.
 */
export const confirmPasswordBy =
  ({ throttle, passwords, vault }: Dependencies): ConfirmPassword =>
  async ({ personId, passwordId }, password, { address }) => {
    const countedAttempt = await throttle({ account: personId, owner: personId, address: address ?? noAddress });
    if ('retryAfterSeconds' in countedAttempt) return reject('ERR_TOO_MANY_LOGIN_ATTEMPTS', 'password');
    const phc = passwordId === null ? null : await vault.passwords.of(passwordId);
    try {
      if (!(await passwords.matches(phc, password))) return reject('ERR_WRONG_OLD_PASS', 'password');
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      await countedAttempt.discard();
      return reject('ERR_TOO_MANY_LOGIN_ATTEMPTS', 'password');
    }
    await countedAttempt.succeeded();
    return null;
  };
