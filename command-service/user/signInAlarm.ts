import { epochMilliseconds } from '@platzwart/contracts/core';
import type { Log } from '../core/log.ts';
import type { SignInAnswer, SignInWish } from './signIn.ts';

type SignIn = (wish: SignInWish) => Promise<SignInAnswer>;
type Needs = Readonly<{
  log: Pick<Log, 'warn'>;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
}>;

const windowMinutes = 15;
/** More than a club's members mistype between them. */
const tooMany = 100;

const failures: readonly string[] = [
  'ERR_INVALID_CREDENTIALS',
  'ERR_SECOND_FACTOR_INVALID',
  'ERR_TOO_MANY_LOGIN_ATTEMPTS',
];
const hasFailed = (answer: SignInAnswer): boolean => answer.outcome === 'rejected' && failures.includes(answer.code);

/**
 * The same function; it says so in the log, once in a quarter of an hour, when sign-ins fail in masses (reliability T02). The throttle
 * keeps every single place and account in bounds: who comes from many places to many accounts shows only in the sum. Nobody is kept
 * out by it: that would lock out the club.
 */
export const alarmOver =
  ({ log, clock }: Needs) =>
  (signIn: SignIn): SignIn => {
    let [since, count] = [0, 0];
    const note = (): void => {
      const now = epochMilliseconds(clock());
      if (now - since >= windowMinutes * 60_000) [since, count] = [now, 0];
      count += 1;
      if (count === tooMany)
        log.warn(
          { failures: count, minutes: windowMinutes },
          'Sign-ins fail in masses: somebody may be trying passwords',
        );
    };
    return async (wish) => {
      const answer = await signIn(wish);
      if (hasFailed(answer)) note();
      return answer;
    };
  };
