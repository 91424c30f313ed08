import { epochMilliseconds } from '@platzwart/contracts/core';
import type { Log } from '../../core/log.ts';
import type { SignInAnswer, SignInRequest } from './signIn.ts';

type SignIn = (request: SignInRequest) => Promise<SignInAnswer>;
type Dependencies = Readonly<{
  log: Pick<Log, 'warn'>;
  /** Now, as an ISO 8601 instant in UTC. */
  clock: () => string;
}>;

const windowMinutes = 15;
/** More failed sign-ins than mistyping in one club explains. */
const alarmThreshold = 100;

const failures: readonly string[] = [
  'ERR_INVALID_CREDENTIALS',
  'ERR_SECOND_FACTOR_INVALID',
  'ERR_TOO_MANY_LOGIN_ATTEMPTS',
];
const hasFailed = (answer: SignInAnswer): boolean => answer.outcome === 'rejected' && failures.includes(answer.code);

/**
 * Wraps the function: writes to the log, at most once in a quarter of an hour, when very many sign-ins fail (reliability T02). The throttle
 * limits single addresses and accounts; an attack from many addresses on many accounts shows only in the sum. It refuses no sign-in,
 * because that would lock out the club.
 */
export const withSignInAlarm =
  ({ log, clock }: Dependencies) =>
  (signIn: SignIn): SignIn => {
    let [since, count] = [0, 0];
    const note = (): void => {
      const now = epochMilliseconds(clock());
      if (now - since >= windowMinutes * 60_000) [since, count] = [now, 0];
      count += 1;
      if (count === alarmThreshold)
        log.warn(
          { failures: count, minutes: windowMinutes },
          'Very many sign-ins fail: somebody may be guessing passwords',
        );
    };
    return async (request) => {
      const answer = await signIn(request);
      if (hasFailed(answer)) note();
      return answer;
    };
  };
