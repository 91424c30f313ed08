import type { Checked } from '../checker/checkHouse.ts';
import { type RecordedCall, callsByKey, verdictOf } from '../checker/history.ts';

/** What a member may be told: taken, the key is used already, or that the moment is bad. Nobody here does anything forbidden. */
const honest: ReadonlySet<string> = new Set([
  'ERR_BOOKING_CONFLICT',
  'ERR_INVALID_INPUT',
  'ERR_SERVER',
  'ERR_DB_CONNECTION',
]);

/** INV13: an error that a client cannot understand, or that is not true. */
export const checkHonestCodes = (calls: readonly RecordedCall[]): Checked => {
  const refusals = calls.flatMap(({ answer, key }) =>
    answer?.outcome === 'refused' ? [{ key, code: answer.code }] : [],
  );
  return {
    id: 'INV13',
    says: 'Refusals are true: taken, key used already, or try again later',
    looked: refusals.length,
    violations: refusals.filter(({ code }) => !honest.has(code)).map(({ key, code }) => `key ${key}: ${code}`),
  };
};

/** Whoever asks again with the same key gets an answer in the end. */
export const checkAllAnswered = (calls: readonly RecordedCall[]): Checked => {
  const wishes = callsByKey(calls);
  const silent = wishes.filter((tries) => tries.every((call) => verdictOf(call) === null));
  return {
    id: 'alive',
    says: 'Every wish is answered in the end',
    looked: wishes.length,
    violations: silent.map((tries) => `key ${tries[0]?.key ?? ''}: ${tries.length} tries without an answer`),
  };
};

/** Promise 7: a screen heals by itself. */
export const checkScreens = (alive: boolean): Checked => ({
  id: 'screens',
  says: 'Screens that were open all the time are live again',
  looked: 1,
  violations: alive ? [] : ['a screen has not heard of the last booking within ten seconds'],
});
