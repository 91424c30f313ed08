import QuickLRU from 'quick-lru';
import { isPassing, answerToSameRequest } from './commandAnswers.ts';
import { recordKeyOf } from './idempotencyRecords.ts';
import type { Call } from './call.ts';
import type { Answer } from './commandStream.ts';

type KnownAnswer = Readonly<{ requestHash: string; answer: Answer<string> }>;
type PendingCall = Readonly<{ requestHash: string; answer: Promise<Answer<string>> }>;

/** The recorded answer as far as this process knows it; with `newest` the log is read to its end first. */
type FindEarlierAnswer = (call: Call, newest?: boolean) => Promise<Answer<never> | null> | null;

export type IdempotencyGuard = (call: Call, run: () => Promise<Answer<string>>) => Promise<Answer<string>>;

/** Answers that are not in the log: refusals, and requests whose result existed already. */
const isKeptInMemory = (answer: Answer<string>): boolean =>
  answer.outcome === 'rejected' ? !isPassing(answer) : answer.position === null;

/**
 * Runs each request (caller and idempotency key) once. A repeated request gets the first answer: it waits while the first is running; later
 * the answer comes from the log (`findEarlierAnswers`, for seven days) or, where nothing was written, from the memory of this process. The
 * log is read first, because another process may have accepted what this one refused, or may run the same key with other content. Likewise
 * after a refusal: the state that it was decided on may be newer than the first look, and contain what another process has accepted. The same
 * key with other content: ERR_INVALID_INPUT, field `Idempotency-Key`. ERR_DB_CONNECTION and ERR_SERVER are never kept.
 */
export const idempotencyGuard = (
  findEarlierAnswers: readonly FindEarlierAnswer[],
  capacity = 10_000,
): IdempotencyGuard => {
  const pendingCalls = new Map<string, PendingCall>();
  // Bounded: a key is needed for one or two retries only.
  const memory = new QuickLRU<string, KnownAnswer>({ maxSize: capacity });
  const answerInLogOr = async (call: Call, kept: KnownAnswer): Promise<Answer<string>> => {
    const inLog = await Promise.all(findEarlierAnswers.map(async (find) => find(call, true)));
    return inLog.find((answer) => answer !== null) ?? answerToSameRequest(call, kept);
  };
  const knownInLog = (call: Call): Promise<Answer<string> | null> | null =>
    findEarlierAnswers.map((find) => find(call)).find((answer) => answer !== null) ?? null;
  const earlier = (call: Call, recordKey: string): Promise<Answer<string> | null> | null => {
    const inLog = knownInLog(call);
    if (inLog) return inLog;
    const kept = memory.get(recordKey);
    return kept ? answerInLogOr(call, kept) : null;
  };
  const first = (call: Call, recordKey: string, run: () => Promise<Answer<string>>): Promise<Answer<string>> => {
    const { requestHash } = call;
    const kept = async (): Promise<Answer<string>> => {
      const decided = await run();
      const accepted = decided.outcome === 'rejected' ? await knownInLog(call) : null;
      const answer = accepted ?? decided;
      if (isKeptInMemory(answer)) memory.set(recordKey, { requestHash, answer });
      return answer;
    };
    const answer = kept().finally(() => pendingCalls.delete(recordKey));
    pendingCalls.set(recordKey, { requestHash, answer });
    return answer;
  };
  return async (call, run) => {
    const recordKey = recordKeyOf(call);
    if (recordKey === null) return run();
    const current = pendingCalls.get(recordKey);
    if (current?.requestHash === call.requestHash) return current.answer;
    if (current) return answerInLogOr(call, { requestHash: current.requestHash, answer: await current.answer });
    const before = earlier(call, recordKey);
    return (before && (await before)) ?? first(call, recordKey, run);
  };
};
