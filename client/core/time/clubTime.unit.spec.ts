import { describe, expect, it } from 'vitest';
import { localDate } from '@platzwart/contracts/core';
import { clubClockAt, instantOf } from './clubTime.ts';

const utc = (date: string, minute: number) => new Date(instantOf(localDate(date), minute)).toISOString();

describe('The club’s wall-clock time', () => {
  it('is one hour ahead of UTC in winter and two in summer', () => {
    expect(utc('2026-01-15', 18 * 60)).toBe('2026-01-15T17:00:00.000Z');
    expect(utc('2026-06-15', 18 * 60)).toBe('2026-06-15T16:00:00.000Z');
  });

  it.each([
    ['00:00', 0, '2026-03-28T23:00:00.000Z'],
    ['01:30', 90, '2026-03-29T00:30:00.000Z'],
    ['03:00', 180, '2026-03-29T01:00:00.000Z'],
    ['07:00', 420, '2026-03-29T05:00:00.000Z'],
    ['24:00', 1440, '2026-03-29T22:00:00.000Z'],
  ])('converts %s on 29 March 2026, a day of 23 hours', (_, minute, instant) => {
    expect(utc('2026-03-29', minute)).toBe(instant);
  });

  it.each([
    ['00:00', 0, '2026-10-24T22:00:00.000Z'],
    ['01:30', 90, '2026-10-24T23:30:00.000Z'],
    ['03:00', 180, '2026-10-25T02:00:00.000Z'],
    ['07:00', 420, '2026-10-25T06:00:00.000Z'],
    ['24:00', 1440, '2026-10-25T23:00:00.000Z'],
  ])('converts %s on 25 October 2026, a day of 25 hours', (_, minute, instant) => {
    expect(utc('2026-10-25', minute)).toBe(instant);
  });

  it('treats 24:00 as the midnight that begins the next day, also at the end of a month and a year', () => {
    expect(utc('2026-04-30', 1440)).toBe('2026-04-30T22:00:00.000Z');
    expect(utc('2026-12-31', 1440)).toBe('2026-12-31T23:00:00.000Z');
  });

  it('converts an instant to the club’s date and minute', () => {
    expect(clubClockAt(Date.parse('2026-06-15T21:59:59Z'))).toEqual({ date: '2026-06-15', minute: 1439 });
    expect(clubClockAt(Date.parse('2026-06-15T22:00:00Z'))).toEqual({ date: '2026-06-16', minute: 0 });
  });

  it('converts every half hour of both days on which the clocks change there and back', () => {
    const halfHours = Array.from({ length: 48 }, (_, index) => index * 30);
    const isPlayable = (minute: number) => minute < 120 || minute >= 180;
    for (const day of ['2026-03-29', '2026-10-25'].map(localDate))
      for (const minute of halfHours.filter(isPlayable))
        expect(clubClockAt(instantOf(day, minute))).toEqual({ date: day, minute });
  });
});
