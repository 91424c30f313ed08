import type { CommandAnswer, PersonId } from '@platzwart/contracts/core';
import type { World } from '../world/world.ts';
import type { Post } from './post.ts';
import { type Wish, bookingWish, cancelWish, pricesWish } from './wishes.ts';

type Told = CommandAnswer | null;

/** What members and the office share: the price on the notice board, in cents per hour. */
export type NoticeBoard = { centsPerHour: number };

const isFinal = (answer: Told): answer is CommandAnswer =>
  answer !== null && (answer.outcome === 'accepted' || !['ERR_DB_CONNECTION', 'ERR_SERVER'].includes(answer.code));

/** So often nobody is turned away in good weather. */
const goodDays = 100;

/** As a browser does it: the same key again, wherever it lands, until there is an answer about the wish itself. */
const insist = async (world: World, post: Post, wish: Wish): Promise<Told> => {
  for (let tries = 0; ;) {
    const answer = await post.send(wish);
    if (isFinal(answer)) return answer;
    if (world.weather.mishap(0.1)) return null;
    if (world.weather.isClear()) tries += 1;
    if (tries === goodDays) world.problems.push(`Nobody answers ${wish.type} ${wish.idempotencyKey ?? ''}`);
    if (tries === goodDays) return null;
    await world.agenda.pause(world.random.between(10, 500), 'somebody tries again');
  }
};

type Habit = (world: World, post: Post, wish: Wish) => Promise<readonly Told[]>;

/** A double click, or the same form in two tabs. */
const twiceAtOnce: Habit = (world, post, wish) => Promise.all([insist(world, post, wish), insist(world, post, wish)]);

/** Goes back and sends again, some time later. */
const onceMore: Habit = async (world, post, wish) => {
  const first = await insist(world, post, wish);
  await world.agenda.pause(world.random.between(0, world.random.pick([30, 3_000])), 'somebody sends the same again');
  return [first, await insist(world, post, wish)];
};

/** A broken browser: one key for two wishes. */
const keyForOther: Habit = async (world, post, wish) => {
  const other = { ...bookingWish(world.random, wish.actor ?? fallback(), 1_000), idempotencyKey: wish.idempotencyKey };
  return Promise.all([insist(world, post, wish), insist(world, post, other)]);
};

const fallback = (): never => {
  throw new Error('Only members book');
};

/** The same slots from two tabs that know nothing of each other. */
const twoTabs: Habit = (world, post, wish) => {
  const other = { ...wish, idempotencyKey: world.random.uuid() };
  return Promise.all([insist(world, post, wish), insist(world, post, other)]);
};

const asMostDo: Habit = async (world, post, wish) => [await insist(world, post, wish)];

const habits: readonly [Habit, ...Habit[]] = [
  asMostDo,
  ...[asMostDo, asMostDo, asMostDo, asMostDo],
  ...[twiceAtOnce, onceMore, onceMore, twoTabs, keyForOther],
];

const idsIn = (answers: readonly Told[]): readonly string[] =>
  answers.flatMap((answer) => (answer?.outcome === 'accepted' ? answer.ids : []));

/** Now and then everybody comes at the same moment: that is what makes drafts of many. */
const untilNextErrand = ({ random, agenda }: World): number => {
  const wait = random.between(0, 3_000);
  return random.chance(0.3) ? 5_000 - ((agenda.now() + wait) % 5_000) : wait;
};

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
    const habit = random.pick(habits);
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
