import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Slot } from '../support/graphqlClient.ts';
import type { Member } from '../support/manyMembers.ts';
import type { Recorder } from './recorder.ts';

type Desk = Readonly<{ recorder: Recorder; members: readonly Member[]; slots: Iterator<Slot> }>;

const someone = ({ members }: Desk, turn: number): Member => {
  const member = members[turn % members.length];
  if (!member) throw new Error('Somebody must book.');
  return member;
};

const take = ({ slots }: Desk, count: number): readonly Slot[] =>
  Array.from({ length: count }, () => {
    const next = slots.next();
    if (next.done) throw new Error('All slots are sold.');
    return next.value;
  });

/** A history to begin with: `orders` of eight hours each, sixteen on their way at a time. */
export const bookHistory = async (desk: Desk, orders: number): Promise<void> => {
  let begun = 0;
  const lane = async (): Promise<void> => {
    while (begun < orders) {
      begun += 1;
      const wish = { type: 'Book' as const, slots: [...take(desk, 8)] };
      await desk.recorder.sendUntilAnswered(someone(desk, begun), { key: randomUUID(), wish });
    }
  };
  await Promise.all(Array.from({ length: 16 }, lane));
};

/**
 * Books `perSecond` free hours a second, whether or not those before have been answered, and cancels every third of them
 * again, until `signal` aborts. Answers when all are answered, with the rate that was sent.
 */
export const bookSteadily = async (desk: Desk, perSecond: number, signal: AbortSignal): Promise<number> => {
  const underWay: Promise<unknown>[] = [];
  const begun = performance.now();
  const bookOne = async (turn: number): Promise<void> => {
    const member = someone(desk, turn);
    const wish = { type: 'Book' as const, slots: [...take(desk, 1)] };
    const answer = await desk.recorder.send(member, { key: randomUUID(), wish });
    const bookingId = answer?.outcome === 'done' && turn % 3 === 0 ? answer.ids[0] : undefined;
    if (bookingId !== undefined)
      await desk.recorder.send(member, { key: randomUUID(), wish: { type: 'Cancel', bookingId } });
  };
  for (let turn = 0; !signal.aborted; turn += 1) {
    underWay.push(bookOne(turn));
    await pause(Math.max(0, begun + ((turn + 1) * 1_000) / perSecond - performance.now()));
  }
  const seconds = (performance.now() - begun) / 1_000;
  await Promise.all(underWay);
  return underWay.length / seconds;
};
