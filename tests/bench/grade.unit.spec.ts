import { describe, expect, it } from 'vitest';
import { measured, resultWith } from './specResults.ts';
import { isReached, gradeOf } from './grade.ts';

const gradeFor = (told: Parameters<typeof resultWith>[0]) => gradeOf(resultWith(told));

describe('The grade on a row', () => {
  it.each([
    [0.49, 'MISSED'],
    [0.5, 'must'],
    [0.79, 'must'],
    [0.8, 'aim'],
  ])('takes %d against the lower limits 0.5 and 0.8 as %s', (value, grade) => {
    expect(gradeFor({ outcome: measured(value) })).toBe(grade);
  });

  it.each([
    [1.51, 'MISSED'],
    [1.5, 'must'],
    [1.2, 'aim'],
  ])('takes %d against the upper limits 1.5 and 1.2 as %s', (value, grade) => {
    expect(gradeFor({ better: 'lower', must: [1.5], aim: [1.2], outcome: measured(value) })).toBe(grade);
  });

  const bothWays = { better: ['lower', 'higher'], must: [300, 0.95], aim: [200, 0.98] } as const;

  it('handles upper and lower limits in one row', () => {
    expect(gradeFor({ ...bothWays, outcome: measured(200, 0.99) })).toBe('aim');
    expect(gradeFor({ ...bothWays, outcome: measured(200, 0.95) })).toBe('must');
    expect(gradeFor({ ...bothWays, outcome: measured(200, 0.9) })).toBe('MISSED');
  });

  it('is the grade of the weakest column', () => {
    const three = { must: [0.45, 1, 2], aim: [0.7, 1.3, 2.7] };
    expect(gradeFor({ ...three, outcome: measured(0.8, 1.4, 2.1) })).toBe('must');
    expect(gradeFor({ ...three, outcome: measured(0.8, 1.4, 1.9) })).toBe('MISSED');
  });

  it('is missed if a value is not a number, or is missing', () => {
    expect(gradeFor({ outcome: measured(Number.NaN) })).toBe('MISSED');
    expect(gradeFor({ better: 'lower', outcome: measured(Number.NaN) })).toBe('MISSED');
    expect(gradeFor({ better: 'lower', outcome: measured() })).toBe('MISSED');
  });

  it('never counts what was not measured, or failed, as reached', () => {
    const without = gradeFor({ outcome: { kind: 'not measured', why: 'no Chromium' } });
    const failed = gradeFor({ outcome: { kind: 'failed', why: 'connection lost' } });
    expect([without, failed]).toEqual(['not measured', 'FAILED']);
    expect([without, failed, gradeFor({ outcome: measured(0.1) })].filter(isReached)).toEqual([]);
  });
});
