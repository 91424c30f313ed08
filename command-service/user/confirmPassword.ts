import type { Vault } from '@platzwart/event-store/vault';
import type { Call } from '../core/call.ts';
import { type Rejected, reject } from '../core/decider.ts';
import { TooBusy } from '../core/limited.ts';
import type { Person } from './membersState.ts';
import type { Passwords } from './passwords.ts';
import type { Throttle } from './signInThrottle.ts';

/** Null: the password is the person's. */
export type ConfirmPassword = (
  person: Pick<Person, 'personId' | 'passwordId'>,
  password: string,
  call: Pick<Call, 'address'>,
) => Promise<Rejected<'ERR_WRONG_OLD_PASS' | 'ERR_TOO_MANY_LOGIN_ATTEMPTS'> | null>;

type Needs = Readonly<{
  throttle: Throttle;
  passwords: Pick<Passwords, 'matches'>;
  vault: Readonly<{ passwords: Pick<Vault['passwords'], 'of'> }>;
}>;

/** Calls that come without an address share this one. */
const somewhere = 'signed in';

/**
 * Whether somebody who is signed in knows the password: asked again before what a borrowed session must not do. Wrong ones count
 * like those of a sign-in, so that nobody guesses here instead. While too many passwords wait to be checked it is refused as a sign-in is,
 * and no guess.
 */
export const confirmPasswordBy =
  ({ throttle, passwords, vault }: Needs): ConfirmPassword =>
  async ({ personId, passwordId }, password, { address }) => {
    const counted = await throttle({ account: personId, address: address ?? somewhere });
    if ('retryAfterSeconds' in counted) return reject('ERR_TOO_MANY_LOGIN_ATTEMPTS', 'password');
    const phc = passwordId === null ? null : await vault.passwords.of(passwordId);
    try {
      if (!(await passwords.matches(phc, password))) return reject('ERR_WRONG_OLD_PASS', 'password');
    } catch (error) {
      if (!(error instanceof TooBusy)) throw error;
      await counted.wasNoGuess();
      return reject('ERR_TOO_MANY_LOGIN_ATTEMPTS', 'password');
    }
    await counted.succeeded();
    return null;
  };
