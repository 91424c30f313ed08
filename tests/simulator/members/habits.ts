import type { CommandAnswer } from '@platzwart/contracts/core';
import type { World } from '../world/world.ts';
import type { Post } from './post.ts';
import type { Wish } from './wishes.ts';

export type Told = CommandAnswer | null;

const isFinal = (answer: Told): answer is CommandAnswer =>
  answer !== null && (answer.outcome === 'accepted' || !['ERR_DB_CONNECTION', 'ERR_SERVER'].includes(answer.code));

/** So often nobody is turned away in good weather. */
const goodDays = 100;

/** As a browser does it: the same key again, wherever it lands, until there is an answer about the wish itself. */
export const insist = async (world: World, post: Post, wish: Wish): Promise<Told> => {
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

export type Habit = (world: World, post: Post, wish: Wish) => Promise<readonly Told[]>;

/** A double click, or the same form in two tabs. */
const twiceAtOnce: Habit = (world, post, wish) => Promise.all([insist(world, post, wish), insist(world, post, wish)]);

/** Goes back and sends again, some time later. */
const onceMore: Habit = async (world, post, wish) => {
  const first = await insist(world, post, wish);
  await world.agenda.pause(world.random.between(0, world.random.pick([30, 3_000])), 'somebody sends the same again');
  return [first, await insist(world, post, wish)];
};

/** A broken browser: one key for two wishes. */
export const keyFor =
  (another: (world: World, wish: Wish) => Wish): Habit =>
  async (world, post, wish) => {
    const other = { ...another(world, wish), idempotencyKey: wish.idempotencyKey };
    return Promise.all([insist(world, post, wish), insist(world, post, other)]);
  };

/** The same slots from two tabs that know nothing of each other. */
const twoTabs: Habit = (world, post, wish) => {
  const other = { ...wish, idempotencyKey: world.random.uuid() };
  return Promise.all([insist(world, post, wish), insist(world, post, other)]);
};

const asMostDo: Habit = async (world, post, wish) => [await insist(world, post, wish)];

/** How people use a browser, as often as they do. */
export const habits: readonly [Habit, ...Habit[]] = [
  asMostDo,
  ...[asMostDo, asMostDo, asMostDo, asMostDo],
  ...[twiceAtOnce, onceMore, onceMore, twoTabs],
];
