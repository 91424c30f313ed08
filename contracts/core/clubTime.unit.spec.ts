import { Temporal } from 'temporal-polyfill';
import { describe, expect, it } from 'vitest';
import { cancellableUntil, clubClockAt, instantOf, firstDayWithNames } from './clubTime.ts';
import { localDate, localTime, timeOfMinute } from './wallClock.ts';

describe("The instant at which the club's clocks show a time", () => {
  it.for([
    ['summer', '2026-06-15', '10:00', '2026-06-15T08:00:00Z'],
    ['winter', '2026-01-15', '10:00', '2026-01-15T09:00:00Z'],
    ['midnight', '2026-06-15', '00:00', '2026-06-14T22:00:00Z'],
    ['24:00 is the next day’s midnight', '2026-06-15', '24:00', '2026-06-15T22:00:00Z'],
    ['24:00 of New Year’s Eve', '2026-12-31', '24:00', '2026-12-31T23:00:00Z'],
    ['29 March, before the change', '2026-03-29', '01:59', '2026-03-29T00:59:00Z'],
    ['29 March, in the hour that does not exist', '2026-03-29', '02:30', '2026-03-29T01:30:00Z'],
    ['29 March, after the change', '2026-03-29', '03:00', '2026-03-29T01:00:00Z'],
    ['24:00 of the day before the change', '2026-03-28', '24:00', '2026-03-28T23:00:00Z'],
    ['24:00 of 29 March', '2026-03-29', '24:00', '2026-03-29T22:00:00Z'],
    ['25 October, in the hour that comes twice: the first time', '2026-10-25', '02:30', '2026-10-25T00:30:00Z'],
    ['25 October, after the change', '2026-10-25', '03:00', '2026-10-25T02:00:00Z'],
    ['24:00 of 25 October', '2026-10-25', '24:00', '2026-10-25T23:00:00Z'],
  ] as const)('%s', ([, date, time, instant]) => {
    expect(instantOf(localDate(date), localTime(time)).toString()).toBe(instant);
  });

  it.each([
    ['2026-03-29', 23],
    ['2026-10-25', 25],
    ['2026-06-15', 24],
  ])('%s has %i hours', (date, hours) => {
    const day = localDate(date);
    expect(
      instantOf(day, localTime('00:00'))
        .until(instantOf(day, localTime('24:00')))
        .total('hours'),
    ).toBe(hours);
  });
});

describe("The club's date and time at an instant", () => {
  it.each([
    ['2026-06-15T08:00:00Z', '2026-06-15', 600],
    ['2026-06-15T08:00:59.999Z', '2026-06-15', 600],
    ['2026-06-15T21:59:59Z', '2026-06-15', 1439],
    ['2026-06-15T22:00:00Z', '2026-06-16', 0],
    ['2026-12-31T23:00:00Z', '2027-01-01', 0],
    ['2026-03-29T01:00:00Z', '2026-03-29', 180],
    ['2026-10-25T01:00:00Z', '2026-10-25', 120],
    ['2026-06-15T10:00:00+02:00', '2026-06-15', 600],
  ])('%s', (instant, date, minute) => {
    expect(clubClockAt(Temporal.Instant.from(instant))).toEqual({ date, minute });
  });

  it.each(['2026-03-29', '2026-06-15', '2026-10-25'])(
    'is the inverse of the instant of every half hour of %s',
    (date) => {
      const halfHours = Array.from({ length: 48 }, (_, index) => index * 30);
      const existing = halfHours.filter((minute) => date !== '2026-03-29' || minute < 120 || minute >= 180);
      for (const minute of existing)
        expect(clubClockAt(instantOf(localDate(date), timeOfMinute(minute)))).toEqual({ date, minute });
    },
  );
});

describe('The last instant of a cancellation', () => {
  it.for([
    ['a day before', '2026-06-18', '18:00', 24, '2026-06-17T16:00:00Z'],
    ['at the start', '2026-06-18', '18:00', 0, '2026-06-18T16:00:00Z'],
    ['half an hour before', '2026-06-18', '18:00', 0.5, '2026-06-18T15:30:00Z'],
    ['24 real hours before 29 March, 10:00', '2026-03-29', '10:00', 24, '2026-03-28T08:00:00Z'],
    ['24 real hours before 25 October, 10:00', '2026-10-25', '10:00', 24, '2026-10-24T09:00:00Z'],
    ['a week before', '2026-04-02', '10:00', 168, '2026-03-26T08:00:00Z'],
  ] as const)('is %s', ([, date, start, hours, instant]) => {
    expect(cancellableUntil({ date: localDate(date), start: localTime(start) }, hours).toString()).toBe(instant);
  });
});

describe('The first day whose bookings still name their people', () => {
  it.each([
    ['2026-11-23', '2023-11-23'],
    ['2027-01-01', '2024-01-01'],
    ['2027-02-28', '2024-02-28'],
    ['2027-03-01', '2024-03-01'],
    ['2028-02-29', '2025-02-28'],
    ['2028-03-01', '2025-03-01'],
  ])('is on %s that of three years ago: %s', (today, first) => {
    expect(firstDayWithNames(localDate(today))).toBe(first);
  });
});
