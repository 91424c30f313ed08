import type { Evidence } from './evidence.ts';
import { type RecordedCall, callsByKey, sameWish, verdictOf } from './history.ts';
import type { Finding, Invariant } from './invariant.ts';

const differentAnswers = (tries: readonly RecordedCall[]): readonly string[] => {
  const answers = new Set(tries.flatMap((call) => verdictOf(call) ?? []).map((answer) => JSON.stringify(answer)));
  return answers.size > 1 ? [`key ${tries[0]?.key ?? ''} was answered with ${[...answers].join(' and with ')}`] : [];
};

const misuse = 'ERR_INVALID_INPUT';

const acceptedMisuse = (call: RecordedCall): readonly string[] => {
  const answer = verdictOf(call);
  return answer === null || (answer.outcome === 'refused' && answer.code === misuse)
    ? []
    : [`key ${call.key} came again with another wish and was answered with ${JSON.stringify(answer)}`];
};

/** However often a key comes, its answer stays; with another wish it is refused. */
export const checkSameKeySameAnswer = ({ calls }: Pick<Evidence, 'calls'>): Finding => {
  const repeated = callsByKey(calls).filter((tries) => tries.length > 1);
  const violations = repeated.flatMap((tries) => {
    const isFirstWish = (call: RecordedCall): boolean => tries[0] !== undefined && sameWish(call, tries[0]);
    return [
      ...differentAnswers(tries.filter(isFirstWish)),
      ...tries.filter((call) => !isFirstWish(call)).flatMap(acceptedMisuse),
    ];
  });
  return { looked: repeated.length, violations };
};

export const sameKeySameAnswer: Invariant = {
  id: 'INV14',
  says: 'The same key gives the same answer; with another wish it is refused',
  check: checkSameKeySameAnswer,
};
