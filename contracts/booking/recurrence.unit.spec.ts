import { type LocalDate, addDays, daysBetween, localDate, weekdayOf } from '../core/index.ts';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Recurrence, datesOf, isWithinLimits, leftOutDatesOf, repetitions } from './recurrence.ts';

const series = (repetition: Recurrence['repetition'], startdate: string, enddate: string): Recurrence => ({
  repetition,
  startdate: localDate(startdate),
  enddate: localDate(enddate),
});

describe('The dates of a series', () => {
  it.each<readonly [string, Recurrence, readonly string[]]>([
    ['one day alone', series('NONE', '2026-06-15', '2026-06-15'), ['2026-06-15']],
    [
      'every day, both ends included',
      series('DAILY', '2026-06-29', '2026-07-01'),
      ['2026-06-29', '2026-06-30', '2026-07-01'],
    ],
    ['every week', series('WEEKLY', '2026-06-15', '2026-06-29'), ['2026-06-15', '2026-06-22', '2026-06-29']],
    [
      'every week, ending between two dates',
      series('WEEKLY', '2026-06-15', '2026-06-28'),
      ['2026-06-15', '2026-06-22'],
    ],
    [
      'every month',
      series('MONTHLY', '2026-11-15', '2027-02-15'),
      ['2026-11-15', '2026-12-15', '2027-01-15', '2027-02-15'],
    ],
    [
      'the 31st, skipping the months without one',
      series('MONTHLY', '2026-05-31', '2026-10-31'),
      ['2026-05-31', '2026-07-31', '2026-08-31', '2026-10-31'],
    ],
    [
      'the 30th, skipping February',
      series('MONTHLY', '2026-12-30', '2027-03-30'),
      ['2026-12-30', '2027-01-30', '2027-03-30'],
    ],
    [
      'the 29th of a leap year',
      series('MONTHLY', '2028-01-29', '2028-03-29'),
      ['2028-01-29', '2028-02-29', '2028-03-29'],
    ],
    ['the 29th of another year', series('MONTHLY', '2027-01-29', '2027-03-29'), ['2027-01-29', '2027-03-29']],
    ['leap day itself', series('MONTHLY', '2028-02-29', '2028-04-28'), ['2028-02-29', '2028-03-29']],
    [
      'across the change to summer time',
      series('WEEKLY', '2026-03-22', '2026-04-05'),
      ['2026-03-22', '2026-03-29', '2026-04-05'],
    ],
    [
      'across the change to winter time',
      series('DAILY', '2026-10-24', '2026-10-26'),
      ['2026-10-24', '2026-10-25', '2026-10-26'],
    ],
    [
      'the last day of months without a 31st, where that is asked for (Q16)',
      { ...series('MONTHLY', '2027-01-31', '2027-06-30'), lastDays: true },
      ['2027-01-31', '2027-02-28', '2027-03-31', '2027-04-30', '2027-05-31', '2027-06-30'],
    ],
    ['a start that is also the end', series('MONTHLY', '2026-01-31', '2026-01-31'), ['2026-01-31']],
  ])('are %s', (_, rule, dates) => {
    expect(datesOf(rule)).toEqual(dates);
  });

  it.each<readonly [Recurrence, readonly string[]]>([
    [series('MONTHLY', '2027-01-31', '2027-06-30'), ['2027-02-28', '2027-04-30', '2027-06-30']],
    [series('MONTHLY', '2027-01-31', '2027-06-29'), ['2027-02-28', '2027-04-30']],
    [series('MONTHLY', '2027-12-30', '2028-03-30'), ['2028-02-29']],
    [series('MONTHLY', '2027-01-28', '2027-12-28'), []],
    [series('WEEKLY', '2027-01-31', '2027-06-30'), []],
    [{ ...series('MONTHLY', '2027-01-31', '2027-06-30'), lastDays: true }, []],
  ])('leave months out, which have no such day, by their last days: %o', (rule, dates) => {
    expect(leftOutDatesOf(rule)).toEqual(dates);
  });

  const anyRule = fc
    .record({
      repetition: fc.constantFrom(...repetitions.filter((each) => each !== 'NONE')),
      first: fc.integer({ min: 0, max: 1_500 }),
      days: fc.integer({ min: 0, max: 399 }),
    })
    .map(({ repetition, first, days }): Recurrence => {
      const startdate = addDays(localDate('2026-01-01'), first);
      return { repetition, startdate, enddate: addDays(startdate, days) };
    });

  /** A second implementation: asks each day of the period whether it belongs to the series. */
  const belongs = ({ repetition, startdate }: Recurrence, date: LocalDate): boolean => {
    if (repetition === 'MONTHLY') return date.slice(8) === startdate.slice(8);
    return repetition === 'DAILY' || weekdayOf(date) === weekdayOf(startdate);
  };

  it('are exactly the days of the period that the rule describes, in order', () => {
    fc.assert(
      fc.property(anyRule, (rule) => {
        const days = Array.from({ length: daysBetween(rule.startdate, rule.enddate) + 1 }, (_, index) =>
          addDays(rule.startdate, index),
        );
        expect(datesOf(rule)).toEqual(days.filter((day) => belongs(rule, day)));
      }),
    );
  });
});

describe('The limits of a series', () => {
  it.each<readonly [Recurrence, boolean]>([
    [series('NONE', '2026-06-15', '2026-06-15'), true],
    [series('NONE', '2026-06-15', '2026-06-16'), false],
    [series('WEEKLY', '2026-06-15', '2026-06-14'), false],
    [series('WEEKLY', '2026-06-15', '2027-07-20'), true],
    [series('WEEKLY', '2026-06-15', '2027-07-21'), false],
    [series('DAILY', '2026-06-15', '2027-07-19'), true],
    [series('DAILY', '2026-06-15', '2027-07-20'), false],
    [series('MONTHLY', '2026-06-15', '9999-12-31'), false],
  ])('hold for %o: %s', (rule, isAllowed) => {
    expect(isWithinLimits(rule)).toBe(isAllowed);
    if (isAllowed) expect(datesOf(rule).length).toBeLessThanOrEqual(400);
  });
});
