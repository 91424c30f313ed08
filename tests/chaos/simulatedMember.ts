import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { BookingRequest } from '../checker/history.ts';
import type { RandomGenerator } from '../support/randomGenerator.ts';
import type { Slot } from '../support/graphqlClient.ts';
import type { Member } from '../support/manyMembers.ts';
import type { Recorder } from './recorder.ts';

type Context = Readonly<{
  member: Member;
  random: RandomGenerator;
  recorder: Recorder;
  /** The slots to book: few enough that members conflict. */
  slots: readonly Slot[];
  /** Reads the court plan and the member's own bookings. */
  read: (member: Member) => Promise<void>;
}>;

/** State of a member between two actions. */
type Memory = { mine: string[]; settled: Readonly<{ key: string; request: BookingRequest }> | null };

type Activity = (context: Context, memory: Memory) => Promise<unknown>;

const requestFor = ({ random, slots }: Context): BookingRequest => {
  const wanted = Array.from({ length: 1 + random.below(3) }, () => random.pick(slots));
  return { type: 'Book', slots: [...new Set(wanted)] };
};

const send = async (
  { recorder, member }: Context,
  memory: Memory,
  sent: Readonly<{ key: string; request: BookingRequest }>,
) => {
  const answer = await recorder.sendUntilAnswered(member, sent);
  if (answer?.outcome !== 'done') return;
  memory.mine.push(...answer.ids.filter((id) => !memory.mine.includes(id)));
  memory.settled = sent;
};

const book: Activity = (context, memory) => send(context, memory, { key: randomUUID(), request: requestFor(context) });

/** The same person books the same slot in two tabs: two requests, of which one can succeed. */
const bookInTwoTabs: Activity = (context, memory) => {
  const request = requestFor(context);
  return Promise.all([1, 2].map(() => send(context, memory, { key: randomUUID(), request })));
};

/** The same request is sent twice at once, as a proxy may do. */
const bookTwiceAtOnce: Activity = async (context, memory) => {
  const sent = { key: randomUUID(), request: requestFor(context) };
  const { recorder, member } = context;
  const answers = await Promise.all([1, 2].map(() => recorder.send(member, sent)));
  const refused = answers.some((answer) => answer?.outcome === 'refused');
  // An answered call is not repeated.
  if (!refused) await send(context, memory, sent);
};

const cancel: Activity = async (context, memory) => {
  const bookingId = memory.mine.shift();
  if (bookingId === undefined) return;
  await send(context, memory, { key: randomUUID(), request: { type: 'Cancel', bookingId } });
};

/** The same request again much later, as from a queue. */
const repeatSettled: Activity = async ({ recorder, member }, { settled }) => {
  if (settled) await recorder.sendUntilAnswered(member, settled);
};

const misuseKey: Activity = async (context, { settled }) => {
  if (settled) await context.recorder.send(context.member, { key: settled.key, request: { ...requestFor(context) } });
};

const read: Activity = ({ read: see, member }) => see(member);

/** Actions with their weights. */
const activities: readonly (readonly [number, Activity])[] = [
  [35, book],
  [8, bookInTwoTabs],
  [8, bookTwiceAtOnce],
  [25, cancel],
  [6, repeatSettled],
  [3, misuseKey],
  [15, read],
];
const all = activities.flatMap(([weight, activity]) => Array.from({ length: weight }, () => activity));

/** Performs one action after the other until `signal` aborts; finishes the present one. */
export const simulateMember = async (context: Context, signal: AbortSignal): Promise<void> => {
  const memory: Memory = { mine: [], settled: null };
  while (!signal.aborted) {
    await context.random.pick(all)(context, memory);
    await pause(context.random.below(60));
  }
};
