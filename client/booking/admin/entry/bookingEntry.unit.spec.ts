import { localTime } from '@platzwart/contracts/core';
import { expect, it } from 'vitest';
import { firstEntry } from './bookingEntry.ts';

const courts = { halfHour: true, opensAt: localTime('07:00'), closesAt: localTime('22:00') };

it.each([
  ['the first of the day', courts, 0, '07:00', '08:00'],
  ['the next half hour', courts, 10 * 60 + 29, '10:30', '11:30'],
  ['the next full hour, where there are no half hours', { ...courts, halfHour: false }, 10 * 60 + 29, '11:00', '12:00'],
  ['the last hour', courts, 21 * 60, '21:00', '22:00'],
  ['the first of the day, when no hour is left', courts, 21 * 60 + 1, '07:00', '08:00'],
])('A new booking begins with %s', (...[, sport, earliest, start, end]) => {
  expect(firstEntry(sport, earliest)).toEqual({ courts: [], start, end });
});
