import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addDays, daysBetween, localDate, localTime, minuteOfDay, timeOfMinute, weekdayOf } from './wallClock.ts';

describe('A calendar day', () => {
  it.each(['2026-06-15', '2024-02-29', '2000-02-29', '2026-12-31'])('may be %s', (day) => {
    expect(localDate(day)).toBe(day);
  });

  it.each([
    ['2026-02-29', 'no leap year'],
    ['1900-02-29', 'no leap year either'],
    ['2026-04-31', 'April has 30 days'],
    ['2026-13-01', 'a thirteenth month'],
    ['2026-00-10', 'no month'],
    ['2026-06-00', 'no day'],
    ['2026-6-15', 'one digit'],
    ['15.06.2026', 'the German way'],
    ['2026-06-15T00:00', 'a time with it'],
    ['2026-06-15\n', 'a line break'],
    ['', 'nothing'],
  ])('may not be %j: %s', (day) => {
    expect(() => localDate(day)).toThrow();
  });
});

describe('A time of day', () => {
  it.each([
    ['00:00', 0],
    ['00:01', 1],
    ['07:30', 450],
    ['23:59', 1439],
    ['24:00', 1440],
  ])('%s is minute %i, and back', (time, minute) => {
    expect(minuteOfDay(localTime(time))).toBe(minute);
    expect(timeOfMinute(minute)).toBe(time);
  });

  it.each(['24:01', '25:00', '12:60', '7:30', '07:3', '07:30:00', '-1:00', '', '07.30'])('may not be %j', (time) => {
    expect(() => localTime(time)).toThrow();
  });

  it.each([-1, 1441, 0.5, Number.NaN])('does not exist at minute %d', (minute) => {
    expect(() => timeOfMinute(minute)).toThrow();
  });

  it('sorts as text, midnight at the end last', () => {
    const times = ['24:00', '07:00', '00:00', '13:30'].map(localTime);
    expect(times.toSorted()).toEqual(times.toSorted((one, other) => minuteOfDay(one) - minuteOfDay(other)));
  });
});

describe('Counting days', () => {
  it.each([
    ['2026-06-15', 1, '2026-06-16'],
    ['2026-06-15', -15, '2026-05-31'],
    ['2026-12-31', 1, '2027-01-01'],
    ['2024-02-28', 1, '2024-02-29'],
    ['2026-02-28', 1, '2026-03-01'],
    ['2026-03-28', 1, '2026-03-29'],
    ['2026-03-29', 1, '2026-03-30'],
    ['2026-10-25', 1, '2026-10-26'],
    ['2026-06-15', 0, '2026-06-15'],
    ['2026-06-15', 365, '2027-06-15'],
  ])('%s and %i is %s', (from, days, to) => {
    expect(addDays(localDate(from), days)).toBe(to);
    expect(daysBetween(localDate(from), localDate(to))).toBe(days);
  });

  it('forth and back returns to the start, for any number of days', () => {
    fc.assert(
      fc.property(fc.integer({ min: -40_000, max: 40_000 }), (days) => {
        const day = localDate('2026-06-15');
        expect(daysBetween(day, addDays(day, days))).toBe(days);
        expect(addDays(addDays(day, days), -days)).toBe(day);
      }),
    );
  });
});

describe('The weekday', () => {
  it.each([
    ['2026-06-15', 1],
    ['2026-06-20', 6],
    ['2026-06-21', 7],
    ['2026-03-29', 7],
    ['2026-10-25', 7],
    ['2024-02-29', 4],
    ['2000-01-01', 6],
  ])('of %s is %i, Monday being 1', (day, weekday) => {
    expect(weekdayOf(localDate(day))).toBe(weekday);
  });
});
