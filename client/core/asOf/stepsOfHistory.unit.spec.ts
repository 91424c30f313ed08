import { describe, expect, it } from 'vitest';
import { momentBefore, stepAt, stepsOf } from './stepsOfHistory.ts';

describe('The steps of what happened', () => {
  const entry = (at: string, position: string) => ({ at, position });
  const [early, late] = ['2026-06-01T10:00:00.000Z', '2026-06-02T10:00:00.000Z'];
  const steps = stepsOf([entry(early, '1'), entry(early, '2'), entry(late, '3')]);

  it('are the calls that changed it, each with its last position', () => {
    expect(steps.map(({ at, position, entries }) => [at, position, entries.length])).toEqual([
      [early, '2', 2],
      [late, '3', 1],
    ]);
  });

  it.each([
    [null, 2],
    [late, 1],
    ['2026-06-02T09:59:59Z', 0],
    ['2026-05-01T00:00:00Z', -1],
  ])('at %s are passed up to number %i', (at, index) => expect(stepAt(steps, at)).toBe(index));

  it('begin after a moment at which nothing was known', () => expect(stepAt(steps, momentBefore(steps))).toBe(-1));
});
