import { describe, expect, it } from 'vitest';
import { periodOf } from './accountingPeriod.ts';

describe('The period of an export', () => {
  it.each([
    ['year', '2026-01-01', '2026-12-31'],
    ['q1', '2026-01-01', '2026-03-31'],
    ['q4', '2026-10-01', '2026-12-31'],
    ['m2', '2026-02-01', '2026-02-28'],
    ['m12', '2026-12-01', '2026-12-31'],
    ['m13', '2026-01-01', '2026-12-31'],
  ])('%s is from %s to %s', (part, from, to) => {
    expect(periodOf(2026, part)).toEqual({ from, to });
  });

  it('has the 29th of February', () => {
    expect(periodOf(2028, 'm2').to).toBe('2028-02-29');
  });
});
