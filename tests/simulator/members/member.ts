import type { PersonId } from '@platzwart/contracts/core';
import type { World } from '../world/world.ts';
import { type Told, habits, insist, keyFor } from './habits.ts';
import type { Post } from './post.ts';
import { bookingWish, cancelWish, pricesWish } from './wishes.ts';

/** What members and the office share: the price on the notice board, in cents per hour. */
export type NoticeBoard = { centsPerHour: number };

const idsIn = (answers: readonly Told[]): readonly string[] =>
  answers.flatMap((answer) => (answer?.outcome === 'accepted' ? answer.ids : []));

/** Now and then everybody comes at the same moment: that is what makes drafts of many. */
const untilNextErrand = ({ random, agenda }: World): number => {
  const wait = random.between(0, 3_000);
  return random.chance(0.3) ? 5_000 - ((agenda.now() + wait) % 5_000) : wait;
};

const fallback = (): never => {
  throw new Error('Only members book');
};
const ofMembers = [
  ...habits,
  keyFor(({ random }, { actor }) => bookingWish(random, actor ?? fallback(), 1_000)),
] as const;

/** Books, cancels and comes again, `errands` times. */
export const member = async (
  world: World,
  post: Post,
  { actor, errands, board }: Readonly<{ actor: PersonId; errands: number; board: NoticeBoard }>,
): Promise<void> => {
  const { random, agenda } = world;
  let own: readonly string[] = [];
  for (let errand = 0; errand < errands; errand += 1) {
    await agenda.pause(untilNextErrand(world), 'a member comes');
    const [booking] = own;
    const habit = random.pick(ofMembers);
    if (booking !== undefined && random.chance(0.4)) {
      own = own.filter((id) => id !== booking);
      await habit(world, post, cancelWish(random, actor, booking));
    } else {
      const answers = await habit(world, post, bookingWish(random, actor, board.centsPerHour));
      own = [...new Set([...own, ...idsIn(answers)])];
    }
  }
};

/** Changes the prices now and then. */
export const office = async (world: World, post: Post, board: NoticeBoard): Promise<void> => {
  for (let change = 0; change < 3; change += 1) {
    await world.agenda.pause(world.random.between(2_000, 9_000), 'the office changes prices');
    const centsPerHour = world.random.pick([1_000, 1_200]);
    const answer = await insist(world, post, pricesWish(world.random, centsPerHour));
    if (answer?.outcome === 'accepted') board.centsPerHour = centsPerHour;
  }
};
