import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Slot } from '../support/graphqlClient.ts';
import type { Member } from '../support/manyMembers.ts';
import type { Recorder } from './recorder.ts';

type Context = Readonly<{ recorder: Recorder; members: readonly Member[]; slots: Iterator<Slot> }>;

const someone = ({ members }: Context, turn: number): Member => {
  const member = members[turn % members.length];
  if (!member) throw new Error('The run needs a member.');
  return member;
};

const take = ({ slots }: Context, count: number): readonly Slot[] =>
  Array.from({ length: count }, () => {
    const next = slots.next();
    if (next.done) throw new Error('All slots are sold.');
    return next.value;
  });

/** Writes a history: `orders` of eight hours each, sixteen at a time. */
export const bookHistory = async (context: Context, orders: number): Promise<void> => {
  let begun = 0;
  const lane = async (): Promise<void> => {
    while (begun < orders) {
      begun += 1;
      const request = { type: 'Book' as const, slots: [...take(context, 8)] };
      await context.recorder.sendUntilAnswered(someone(context, begun), { key: randomUUID(), request });
    }
  };
  await Promise.all(Array.from({ length: 16 }, lane));
};

/**
 * Books `perSecond` free hours a second, whether or not those before have been answered, and cancels every third of them
 * again, until `signal` aborts. Resolves when all are answered, with the rate that was sent.
 */
export const bookSteadily = async (context: Context, perSecond: number, signal: AbortSignal): Promise<number> => {
  const underWay: Promise<unknown>[] = [];
  const begun = performance.now();
  const bookOne = async (turn: number): Promise<void> => {
    const member = someone(context, turn);
    const request = { type: 'Book' as const, slots: [...take(context, 1)] };
    const answer = await context.recorder.send(member, { key: randomUUID(), request });
    const bookingId = answer?.outcome === 'done' && turn % 3 === 0 ? answer.ids[0] : undefined;
    if (bookingId !== undefined)
      await context.recorder.send(member, { key: randomUUID(), request: { type: 'Cancel', bookingId } });
  };
  for (let turn = 0; !signal.aborted; turn += 1) {
    underWay.push(bookOne(turn));
    await pause(Math.max(0, begun + ((turn + 1) * 1_000) / perSecond - performance.now()));
  }
  const seconds = (performance.now() - begun) / 1_000;
  await Promise.all(underWay);
  return underWay.length / seconds;
};
