import type { Dice } from '../support/dice.ts';

export const targets = [
  'gateway',
  'command-service',
  'projection-service',
  'mail-service',
  'supervisor',
  'PostgreSQL',
] as const;
export type Target = (typeof targets)[number];

/** Waits so long, in milliseconds, then kills. `together`: without waiting until the house has answered after the kill before. */
export type Kill = Readonly<{ target: Target; pause: number; together: boolean }>;

const shuffled = (dice: Dice): readonly Target[] =>
  targets
    .map((target) => ({ target, place: dice.throw() }))
    .toSorted((a, b) => a.place - b.place)
    .map(({ target }) => target);

/** Every target equally often, in an order and at moments that the dice choose; the same for the same dice. */
export const killPlan = (dice: Dice, count: number): readonly Kill[] =>
  Array.from({ length: Math.ceil(count / targets.length) }, () => shuffled(dice))
    .flat()
    .slice(0, count)
    .map((target) => {
      const together = dice.chance(0.2);
      return { target, pause: dice.below(together ? 300 : 1_500), together };
    });
