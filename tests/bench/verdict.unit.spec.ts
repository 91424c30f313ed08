import { describe, expect, it } from 'vitest';
import { measured, resultWith } from './specResults.ts';
import { isReached, verdictOn } from './verdict.ts';

const verdictOf = (told: Parameters<typeof resultWith>[0]) => verdictOn(resultWith(told));

describe('The verdict on a row', () => {
  it.each([
    [0.49, 'MISSED'],
    [0.5, 'must'],
    [0.79, 'must'],
    [0.8, 'aim'],
  ])('takes %d against the lower limits 0.5 and 0.8 as %s', (value, verdict) => {
    expect(verdictOf({ outcome: measured(value) })).toBe(verdict);
  });

  it.each([
    [1.51, 'MISSED'],
    [1.5, 'must'],
    [1.2, 'aim'],
  ])('takes %d against the upper limits 1.5 and 1.2 as %s', (value, verdict) => {
    expect(verdictOf({ better: 'lower', must: [1.5], aim: [1.2], outcome: measured(value) })).toBe(verdict);
  });

  const bothWays = { better: ['lower', 'higher'], must: [300, 0.95], aim: [200, 0.98] } as const;

  it('knows limits of both kinds in one row', () => {
    expect(verdictOf({ ...bothWays, outcome: measured(200, 0.99) })).toBe('aim');
    expect(verdictOf({ ...bothWays, outcome: measured(200, 0.95) })).toBe('must');
    expect(verdictOf({ ...bothWays, outcome: measured(200, 0.9) })).toBe('MISSED');
  });

  it('is the one of the weakest column', () => {
    const three = { must: [0.45, 1, 2], aim: [0.7, 1.3, 2.7] };
    expect(verdictOf({ ...three, outcome: measured(0.8, 1.4, 2.1) })).toBe('must');
    expect(verdictOf({ ...three, outcome: measured(0.8, 1.4, 1.9) })).toBe('MISSED');
  });

  it('is missed where a number is none, or is not there', () => {
    expect(verdictOf({ outcome: measured(Number.NaN) })).toBe('MISSED');
    expect(verdictOf({ better: 'lower', outcome: measured(Number.NaN) })).toBe('MISSED');
    expect(verdictOf({ better: 'lower', outcome: measured() })).toBe('MISSED');
  });

  it('never counts what was not measured, or failed, as reached', () => {
    const without = verdictOf({ outcome: { kind: 'not measured', why: 'no Chromium' } });
    const failed = verdictOf({ outcome: { kind: 'failed', why: 'connection lost' } });
    expect([without, failed]).toEqual(['not measured', 'FAILED']);
    expect([without, failed, verdictOf({ outcome: measured(0.1) })].filter(isReached)).toEqual([]);
  });
});
