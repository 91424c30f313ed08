import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { type GraphqlAnswer, callGraphql } from '../../support/graphqlClient.ts';

type ClubCall = Readonly<{ query: string; variables: Readonly<Record<string, unknown>>; token: string }>;
/** `data`, or the code of the refusal. */
type ClubAnswer = Readonly<{ data: Readonly<Record<string, unknown>> } | { code: string }>;

export type ClubCalls = Readonly<{
  /** Repeats the call under its key until it is answered, as a browser does. Rejects after a minute without an answer. */
  ask: (call: ClubCall, key?: string) => Promise<ClubAnswer>;
  /** Whether a call sent after that instant has been answered. */
  answeredSince: (moment: number) => boolean;
  count: () => number;
}>;

const patience = { call: 15_000, answer: 60_000 };
/** They say nothing about the call, which may have had its effect. */
const inconclusive: readonly string[] = ['ERR_SERVER', 'ERR_DB_CONNECTION'];

const answerIn = ({ data, errors }: GraphqlAnswer): ClubAnswer | null => {
  const code = errors?.[0]?.message;
  if (code !== undefined) return inconclusive.includes(code) ? null : { code };
  return data ? { data } : null;
};

export const clubCalls = (url: string): ClubCalls => {
  let [lastAnswered, count] = [0, 0];
  const attempt = async (call: ClubCall, idempotencyKey: string): Promise<ClubAnswer | null> => {
    const sentAt = Date.now();
    count += 1;
    const signal = AbortSignal.timeout(patience.call);
    const answer = await callGraphql(url, { ...call, idempotencyKey, signal }).then(answerIn, () => null);
    if (answer) lastAnswered = Math.max(lastAnswered, sentAt);
    return answer;
  };
  return {
    ask: async (call, key = randomUUID()) => {
      const end = performance.now() + patience.answer;
      for (let wait = 50; performance.now() < end; wait = Math.min(wait * 2, 800)) {
        const answer = await attempt(call, key);
        if (answer) return answer;
        await pause(wait);
      }
      throw new Error(`Not answered within a minute: ${call.query}`);
    },
    answeredSince: (moment) => lastAnswered >= moment,
    count: () => count,
  };
};
