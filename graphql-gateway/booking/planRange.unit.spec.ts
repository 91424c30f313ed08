import { localDate } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { chosenPlanRangeSchema, isInRange, planRangeSchema } from './planRange.ts';

const range = (sport: string, fromDate: string, toDate: string) => ({ sport, fromDate, toDate });

describe('A range of the court plan', () => {
  it.each([
    ['one day', range('TENNIS', '2026-06-15', '2026-06-15')],
    ['62 days', range('TENNIS', '2026-06-01', '2026-08-01')],
    ['62 days over the change of the clocks', range('HALL', '2026-03-01', '2026-05-01')],
  ])('may be %s', (_, range) => {
    expect(v.is(planRangeSchema, range)).toBe(true);
    const { sport, ...days } = range;
    expect(v.parse(chosenPlanRangeSchema, { choosenSport: sport, ...days })).toEqual(range);
  });

  it.each([
    ['63 days', range('TENNIS', '2026-06-01', '2026-08-02')],
    ['backwards', range('TENNIS', '2026-06-15', '2026-06-14')],
    ['of a sport in lower case', range('tennis', '2026-06-15', '2026-06-15')],
    ['of days that no calendar has', range('TENNIS', '2026-02-29', '2026-03-01')],
  ])('may not be %s', (_, range) => {
    expect(v.is(planRangeSchema, range)).toBe(false);
  });

  it('includes its first and last day, and only its own sport', () => {
    const week = { sport: 'TENNIS', fromDate: localDate('2026-06-15'), toDate: localDate('2026-06-21') };
    const on = (date: string, sport = 'TENNIS') => isInRange(week, { sport, date: localDate(date) });
    expect([on('2026-06-14'), on('2026-06-15'), on('2026-06-21'), on('2026-06-22')]).toEqual([
      false,
      true,
      true,
      false,
    ]);
    expect(on('2026-06-15', 'HALL')).toBe(false);
  });
});
