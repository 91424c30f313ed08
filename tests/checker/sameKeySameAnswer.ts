import type { Evidence } from './evidence.ts';
import { type RecordedCall, callsByKey, sameRequest, outcomeOf } from './history.ts';
import type { Finding, Invariant } from './invariant.ts';

const differentAnswers = (tries: readonly RecordedCall[]): readonly string[] => {
  const answers = new Set(tries.flatMap((call) => outcomeOf(call) ?? []).map((answer) => JSON.stringify(answer)));
  return answers.size > 1 ? [`key ${tries[0]?.key ?? ''} was answered with ${[...answers].join(' and with ')}`] : [];
};

const misuse = 'ERR_INVALID_INPUT';

const acceptedMisuse = (call: RecordedCall): readonly string[] => {
  const answer = outcomeOf(call);
  return answer === null || (answer.outcome === 'refused' && answer.code === misuse)
    ? []
    : [`key ${call.key} came again with another request and was answered with ${JSON.stringify(answer)}`];
};

/** A repeated key gets the same answer; with another request it is refused. */
export const checkSameKeySameAnswer = ({ calls }: Pick<Evidence, 'calls'>): Finding => {
  const repeated = callsByKey(calls).filter((tries) => tries.length > 1);
  const violations = repeated.flatMap((tries) => {
    const isFirstRequest = (call: RecordedCall): boolean => tries[0] !== undefined && sameRequest(call, tries[0]);
    return [
      ...differentAnswers(tries.filter(isFirstRequest)),
      ...tries.filter((call) => !isFirstRequest(call)).flatMap(acceptedMisuse),
    ];
  });
  return { examined: repeated.length, violations };
};

export const sameKeySameAnswer: Invariant = {
  id: 'INV14',
  says: 'The same key gives the same answer; with another request it is refused',
  check: checkSameKeySameAnswer,
};
