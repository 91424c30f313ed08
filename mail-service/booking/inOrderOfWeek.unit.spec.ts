import { localDate, localTime } from '@platzwart/contracts/core';
import { expect, it } from 'vitest';
import { inOrderOfWeek } from './inOrderOfWeek.ts';

const on = (startdate: string, start: string, court: number) => ({
  ...{ startdate: localDate(startdate), start: localTime(start), court },
});

it('The series of an offer are listed by weekday, time and court, whenever they begin', () => {
  const [monday, tuesday] = ['2026-10-12', '2026-10-06'];
  const [first, second] = [on(monday, '20:00', 1), on(tuesday, '18:00', 2)];
  const [third, last] = [on(tuesday, '18:00', 10), on(tuesday, '19:00', 1)];
  expect(inOrderOfWeek([last, third, second, first])).toEqual([first, second, third, last]);
});
