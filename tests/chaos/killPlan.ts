import type { RandomGenerator } from '../support/randomGenerator.ts';

export const targets = [
  'gateway',
  'command-service',
  'projection-service',
  'mail-service',
  'supervisor',
  'PostgreSQL',
] as const;
export type Target = (typeof targets)[number];

/** A kill after a pause in milliseconds. `together`: without waiting for a successful answer after the previous kill. */
export type Kill = Readonly<{ target: Target; pause: number; together: boolean }>;

const shuffled = (random: RandomGenerator, killed: readonly Target[]): readonly Target[] =>
  killed
    .map((target) => ({ target, place: random.throw() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ target }) => target);

/** Each of `killed` equally often, in an order and at times drawn from the generator; the same for the same seed. */
export const killPlan = (
  random: RandomGenerator,
  count: number,
  killed: readonly Target[] = targets,
): readonly Kill[] =>
  Array.from({ length: Math.ceil(count / killed.length) }, () => shuffled(random, killed))
    .flat()
    .slice(0, count)
    .map((target) => {
      const together = random.chance(0.2);
      return { target, pause: random.below(together ? 300 : 1_500), together };
    });
