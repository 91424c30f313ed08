import { localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { type QuickPeriod, periodProblem, quickPeriod } from './billingPeriod.ts';

describe('A period to bill', () => {
  it.each<readonly [QuickPeriod, today: string, from: string, to: string]>([
    ['lastMonth', '2026-06-15', '2026-05-01', '2026-05-31'],
    ['lastMonth', '2026-01-01', '2025-12-01', '2025-12-31'],
    ['lastMonth', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['thisMonth', '2026-06-15', '2026-06-01', '2026-06-15'],
    ['lastQuarter', '2026-06-15', '2026-01-01', '2026-03-31'],
    ['lastQuarter', '2026-02-01', '2025-10-01', '2025-12-31'],
    ['thisYear', '2026-06-15', '2026-01-01', '2026-06-15'],
    ['lastYear', '2026-06-15', '2025-01-01', '2025-12-31'],
  ])('%s on %s is %s to %s', (name, today, ...expected) => {
    const { fromDate, toDate } = quickPeriod(name, localDate(today));
    expect([fromDate, toDate]).toEqual(expected);
  });

  it.each([
    ['2026-06-02', '2026-06-01', 'order'],
    ['2026-06-01', '2026-06-16', 'future'],
    ['2026-06-01', '2026-06-15', null],
    ['2026-06-15', '2026-06-15', null],
  ])('from %s to %s has the problem %s on 15 June', (from, to, problem) => {
    const period = { fromDate: localDate(from), toDate: localDate(to) };
    expect(periodProblem(period, localDate('2026-06-15'))).toBe(problem);
  });
});
