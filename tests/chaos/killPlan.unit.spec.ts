import { describe, expect, it } from 'vitest';
import { diceOf } from '../support/dice.ts';
import { killPlan, targets } from './killPlan.ts';

describe('Planning the kills', () => {
  it('plans the same for the same seed, and something else for another', () => {
    expect(killPlan(diceOf(7), 40)).toEqual(killPlan(diceOf(7), 40));
    expect(killPlan(diceOf(7), 40)).not.toEqual(killPlan(diceOf(8), 40));
  });

  it('spares nobody', () => {
    const plan = killPlan(diceOf(7), 12);
    expect(targets.map((target) => plan.filter((kill) => kill.target === target).length)).toEqual(targets.map(() => 2));
  });

  it('strikes at other moments too than when all is well', () => {
    expect(killPlan(diceOf(7), 40).some(({ together }) => together)).toBe(true);
  });
});
