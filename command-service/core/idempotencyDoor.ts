import { isPassing, sameWishOnly } from './answers.ts';
import { wishOf } from './answerBook.ts';
import type { Call } from './call.ts';
import type { Answer } from './commandStream.ts';

type Given = Readonly<{ requestHash: string; answer: Answer<string> }>;
type UnderWay = Readonly<{ requestHash: string; answer: Promise<Answer<string>> }>;

/** The log's answer as far as this process knows it; with `newest` by the end of the log. */
type AnswerBefore = (call: Call, newest?: boolean) => Promise<Answer<never> | null> | null;

export type IdempotencyDoor = (call: Call, run: () => Promise<Answer<string>>) => Promise<Answer<string>>;

/** Answers that are nowhere in the log: refusals, and wishes that were true already. */
const isKeptHere = (answer: Answer<string>): boolean =>
  answer.outcome === 'rejected' ? !isPassing(answer) : answer.position === null;

type Memory = Readonly<{ find: (wish: string) => Given | undefined; keep: (wish: string, entry: Given) => void }>;

/** The oldest is dropped where there is no more room: memory is bounded, a key lives for one retry or two. */
const memoryFor = (room: number): Memory => {
  const given = new Map<string, Given>();
  return {
    find: (wish) => given.get(wish),
    keep: (wish, entry) => {
      given.set(wish, entry);
      const [oldest] = given.keys();
      if (given.size > room && oldest !== undefined) given.delete(oldest);
    },
  };
};

/**
 * Lets each wish (caller and idempotency key) through once. Whoever comes with the same wish again gets the first answer:
 * while it is under way by waiting for it, after that from the log (`answersBefore`, for seven days) or, where nothing was
 * written, from the memory of this process. The log is asked first: another process may have accepted what this one refused,
 * or has under way for another content. The same key with other content: ERR_INVALID_INPUT, field `Idempotency-Key`.
 * ERR_DB_CONNECTION and ERR_SERVER are never kept.
 */
export const idempotencyDoor = (answersBefore: readonly AnswerBefore[], room = 10_000): IdempotencyDoor => {
  const underWay = new Map<string, UnderWay>();
  const memory = memoryFor(room);
  const unlessInLog = async (call: Call, kept: Given): Promise<Answer<string>> => {
    const inLog = await Promise.all(answersBefore.map(async (find) => find(call, true)));
    return inLog.find((answer) => answer !== null) ?? sameWishOnly(call, kept);
  };
  const earlier = (call: Call, wish: string): Promise<Answer<string> | null> | null => {
    const inLog = answersBefore.map((find) => find(call)).find((answer) => answer !== null);
    if (inLog) return inLog;
    const kept = memory.find(wish);
    return kept ? unlessInLog(call, kept) : null;
  };
  const first = (call: Call, wish: string, run: () => Promise<Answer<string>>): Promise<Answer<string>> => {
    const { requestHash } = call;
    const kept = async (): Promise<Answer<string>> => {
      const answer = await run();
      if (isKeptHere(answer)) memory.keep(wish, { requestHash, answer });
      return answer;
    };
    const answer = kept().finally(() => underWay.delete(wish));
    underWay.set(wish, { requestHash, answer });
    return answer;
  };
  return async (call, run) => {
    const wish = wishOf(call);
    if (wish === null) return run();
    const current = underWay.get(wish);
    if (current?.requestHash === call.requestHash) return current.answer;
    if (current) return unlessInLog(call, { requestHash: current.requestHash, answer: await current.answer });
    const before = earlier(call, wish);
    return (before && (await before)) ?? first(call, wish, run);
  };
};
