import { setTimeout as pause } from 'node:timers/promises';
import { type Answer, type RecordedCall, type Wish, verdictOf } from '../checker/history.ts';
import type { Member } from '../support/manyMembers.ts';
import { sendWish } from './sendWish.ts';

type Sent = Readonly<{ key: string; wish: Wish }>;

/** Sends calls and writes down every one of them, as its sender saw it. */
export type Recorder = Readonly<{
  calls: readonly RecordedCall[];
  /** One try. */
  send: (member: Member, sent: Sent) => Promise<Answer | null>;
  /** As a browser does: again and again with the same key until there is an answer. Null after a minute without any. */
  sendUntilAnswered: (member: Member, sent: Sent) => Promise<Answer | null>;
  /** Whether a call that was sent since that moment has been answered. */
  answeredSince: (moment: number) => boolean;
}>;

const patienceMs = 60_000;

export const recordCalls = (url: string): Recorder => {
  const calls: RecordedCall[] = [];
  let lastAnswered = 0;

  const send: Recorder['send'] = async (member, sent) => {
    const sentAt = Date.now();
    const answer = await sendWish(url, member, sent);
    const call = { who: member.personId, ...sent, sentAt, answeredAt: answer && Date.now(), answer };
    calls.push(call);
    const verdict = verdictOf(call);
    if (verdict) lastAnswered = Math.max(lastAnswered, sentAt);
    return verdict;
  };

  const sendUntilAnswered: Recorder['sendUntilAnswered'] = async (member, sent) => {
    const end = performance.now() + patienceMs;
    for (let wait = 50; ; wait = Math.min(wait * 2, 800)) {
      const answer = await send(member, sent);
      if (answer || performance.now() > end) return answer;
      await pause(wait);
    }
  };
  return { calls, send, sendUntilAnswered, answeredSince: (moment) => lastAnswered >= moment };
};
