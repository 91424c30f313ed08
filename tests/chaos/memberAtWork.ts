import { randomUUID } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import type { Wish } from '../checker/history.ts';
import type { Dice } from '../support/dice.ts';
import type { Slot } from '../support/graphqlClient.ts';
import type { Member } from '../support/manyMembers.ts';
import type { Recorder } from './recorder.ts';

type Desk = Readonly<{
  member: Member;
  dice: Dice;
  recorder: Recorder;
  /** What is there to be booked: few enough that members meet. */
  slots: readonly Slot[];
  /** Looks at the court plan and at one's own bookings. */
  look: (member: Member) => Promise<void>;
}>;

/** What a member remembers between two things that he does. */
type Memory = { mine: string[]; settled: Readonly<{ key: string; wish: Wish }> | null };

type Activity = (desk: Desk, memory: Memory) => Promise<unknown>;

const wishFor = ({ dice, slots }: Desk): Wish => {
  const wanted = Array.from({ length: 1 + dice.below(3) }, () => dice.pick(slots));
  return { type: 'Book', slots: [...new Set(wanted)] };
};

const send = async ({ recorder, member }: Desk, memory: Memory, sent: Readonly<{ key: string; wish: Wish }>) => {
  const answer = await recorder.sendUntilAnswered(member, sent);
  if (answer?.outcome !== 'done') return;
  memory.mine.push(...answer.ids.filter((id) => !memory.mine.includes(id)));
  memory.settled = sent;
};

const book: Activity = (desk, memory) => send(desk, memory, { key: randomUUID(), wish: wishFor(desk) });

/** The same person, the same court, two tabs: two wishes, of which one can come true. */
const bookInTwoTabs: Activity = (desk, memory) => {
  const wish = wishFor(desk);
  return Promise.all([1, 2].map(() => send(desk, memory, { key: randomUUID(), wish })));
};

/** The same wish on its way twice at once, as a proxy may do it. */
const bookTwiceAtOnce: Activity = async (desk, memory) => {
  const sent = { key: randomUUID(), wish: wishFor(desk) };
  const { recorder, member } = desk;
  const answers = await Promise.all([1, 2].map(() => recorder.send(member, sent)));
  const refused = answers.some((answer) => answer?.outcome === 'refused');
  // Whoever has an answer does not ask again.
  if (!refused) await send(desk, memory, sent);
};

const cancel: Activity = async (desk, memory) => {
  const bookingId = memory.mine.shift();
  if (bookingId === undefined) return;
  await send(desk, memory, { key: randomUUID(), wish: { type: 'Cancel', bookingId } });
};

/** Much later, the same again: a letter that lay in the post. */
const repeatWhatIsDone: Activity = async ({ recorder, member }, { settled }) => {
  if (settled) await recorder.sendUntilAnswered(member, settled);
};

const misuseKey: Activity = async (desk, { settled }) => {
  if (settled) await desk.recorder.send(desk.member, { key: settled.key, wish: { ...wishFor(desk) } });
};

const look: Activity = ({ look: see, member }) => see(member);

/** By weight. */
const activities: readonly (readonly [number, Activity])[] = [
  [35, book],
  [8, bookInTwoTabs],
  [8, bookTwiceAtOnce],
  [25, cancel],
  [6, repeatWhatIsDone],
  [3, misuseKey],
  [15, look],
];
const all = activities.flatMap(([weight, activity]) => Array.from({ length: weight }, () => activity));

/** One thing after the other, until `signal` says that it is enough; what was begun is brought to its end. */
export const memberAtWork = async (desk: Desk, signal: AbortSignal): Promise<void> => {
  const memory: Memory = { mine: [], settled: null };
  while (!signal.aborted) {
    await desk.dice.pick(all)(desk, memory);
    await pause(desk.dice.below(60));
  }
};
