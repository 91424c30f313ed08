import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type RecordedCall, type BookingRequest, outcomeOf } from '../checker/history.ts';
import type { Member } from '../support/manyMembers.ts';
import { sendRequest } from './sendRequest.ts';

type Sent = Readonly<{ key: string; request: BookingRequest }>;

/** Sends calls and records each of them as its sender saw it. */
export type Recorder = Readonly<{
  calls: readonly RecordedCall[];
  /** One attempt. */
  send: (member: Member, sent: Sent) => Promise<Answer | null>;
  /** Repeats with the same key until there is an answer, as a browser does. Null after a minute without one. */
  sendUntilAnswered: (member: Member, sent: Sent) => Promise<Answer | null>;
  /** Whether a call sent after that instant has been answered. */
  answeredSince: (moment: number) => boolean;
}>;

const timeoutMs = 60_000;

export const recordCalls = (url: string): Recorder => {
  const calls: RecordedCall[] = [];
  let lastAnswered = 0;

  const send: Recorder['send'] = async (member, sent) => {
    const sentAt = Date.now();
    const answer = await sendRequest(url, member, sent);
    const call = { who: member.personId, ...sent, sentAt, answeredAt: answer && Date.now(), answer };
    calls.push(call);
    const outcome = outcomeOf(call);
    if (outcome) lastAnswered = Math.max(lastAnswered, sentAt);
    return outcome;
  };

  const sendUntilAnswered: Recorder['sendUntilAnswered'] = async (member, sent) => {
    const end = performance.now() + timeoutMs;
    for (let wait = 50; ; wait = Math.min(wait * 2, 800)) {
      const answer = await send(member, sent);
      if (answer || performance.now() > end) return answer;
      await pause(wait);
    }
  };
  return { calls, send, sendUntilAnswered, answeredSince: (moment) => lastAnswered >= moment };
};
