import { describe, expect, it } from 'vitest';
import { createRandomGenerator } from '../support/randomGenerator.ts';
import { killPlan, targets } from './killPlan.ts';

describe('Planning the kills', () => {
  it('is the same for the same seed, and differs for another', () => {
    expect(killPlan(createRandomGenerator(7), 40)).toEqual(killPlan(createRandomGenerator(7), 40));
    expect(killPlan(createRandomGenerator(7), 40)).not.toEqual(killPlan(createRandomGenerator(8), 40));
  });

  it('kills every target', () => {
    const plan = killPlan(createRandomGenerator(7), 12);
    expect(targets.map((target) => plan.filter((kill) => kill.target === target).length)).toEqual(targets.map(() => 2));
  });

  it('also kills before the instance has recovered', () => {
    expect(killPlan(createRandomGenerator(7), 40).some(({ together }) => together)).toBe(true);
  });
});
