import type { CheckedInvariant } from '../checker/checkInstance.ts';
import { type RecordedCall, callsByKey, outcomeOf } from '../checker/history.ts';

/** Codes that are correct for the simulated members: slot taken, key used already, temporary failure. They do nothing forbidden. */
const honest: ReadonlySet<string> = new Set([
  'ERR_BOOKING_CONFLICT',
  'ERR_INVALID_INPUT',
  'ERR_SERVER',
  'ERR_DB_CONNECTION',
]);

/** INV13: an error that a client cannot interpret, or that is wrong. */
export const checkHonestCodes = (calls: readonly RecordedCall[]): CheckedInvariant => {
  const refusals = calls.flatMap(({ answer, key }) =>
    answer?.outcome === 'refused' ? [{ key, code: answer.code }] : [],
  );
  return {
    id: 'INV13',
    says: 'Refusals are true: taken, key used already, or try again later',
    examined: refusals.length,
    violations: refusals.filter(({ code }) => !honest.has(code)).map(({ key, code }) => `key ${key}: ${code}`),
  };
};

/** Every call that is repeated with the same key gets an answer in the end. */
export const checkAllAnswered = (calls: readonly RecordedCall[]): CheckedInvariant => {
  const options = callsByKey(calls);
  const silent = options.filter((attempts) => attempts.every((call) => outcomeOf(call) === null));
  return {
    id: 'alive',
    says: 'Every request is answered in the end',
    examined: options.length,
    violations: silent.map(
      (attempts) => `key ${attempts[0]?.key ?? ''}: ${attempts.length} attempts without an answer`,
    ),
  };
};

/** Promise 7: subscriptions recover by themselves. */
export const checkScreens = (alive: boolean): CheckedInvariant => ({
  id: 'screens',
  says: 'Screens that were open all the time are live again',
  examined: 1,
  violations: alive ? [] : ['a screen has not heard of the last booking within ten seconds'],
});
