import { describe, expect, it } from 'vitest';
import { addDays } from '@platzwart/contracts/core';
import { buildDay } from './buildDay.ts';
import { booked, minute, monday, nineOClock, planFor, tennis } from './club.fixture.ts';
import { freeHours, freeLevel } from './freeHours.ts';
import type { PlanBooking } from './sportPlan.ts';

const dayOf = (bookings: readonly PlanBooking[], clock = nineOClock) =>
  buildDay(planFor(tennis), { date: monday, bookings, selection: [] }, clock);
const everywhere = (start: string, end: string) => tennis.courts.map(({ number }) => booked(start, end, number));

describe('The free hours of a day', () => {
  it('count the hours of all courts that can still be booked', () => {
    expect(freeHours(dayOf([]))).toBe(8 * 13);
    expect(freeHours(dayOf(everywhere('09:00', '21:00')))).toBe(8);
  });

  it('do not count half hours that cannot be booked', () => {
    expect(freeHours(dayOf(everywhere('09:30', '22:00'), { date: monday, minute: minute('09:00') }))).toBe(0);
  });

  it('are shown in four levels', () => {
    expect(freeLevel(dayOf([], { date: addDays(monday, 1), minute: 0 }))).toBe(0);
    expect(freeLevel(dayOf(everywhere('09:00', '21:00')))).toBe(1);
    expect(freeLevel(dayOf(everywhere('09:00', '16:00')))).toBe(2);
    expect(freeLevel(dayOf([]))).toBe(3);
  });
});
