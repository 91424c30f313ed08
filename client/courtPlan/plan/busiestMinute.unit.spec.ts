import { describe, expect, it } from 'vitest';
import { addDays } from '@platzwart/contracts/core';
import { buildDay } from './buildDay.ts';
import { busiestMinute } from './busiestMinute.ts';
import { booked, monday, nineOClock, planFor, tennis } from './club.fixture.ts';
import type { PlanBooking } from './sportPlan.ts';

const from = (bookings: readonly PlanBooking[], date = monday) =>
  busiestMinute(buildDay(planFor(tennis), { date, bookings, selection: [] }, nineOClock)) / 60;

describe('Where a plan opens that is not of today', () => {
  it('is where people play', () => {
    expect(from([booked('10:00', '12:00'), booked('18:00', '20:00'), booked('19:00', '21:00', 4)])).toBe(17);
  });

  it('is not where the courts are cared for or an event is', () => {
    const care = { ...booked('07:00', '11:00'), category: 'BLOCK' as const };
    expect(from([care, booked('18:00', '20:00')])).toBe(16);
  });

  it('is after work on an empty weekday, in the morning on an empty weekend', () => {
    expect([from([]), from([], addDays(monday, 5))]).toEqual([16, 9]);
  });
});
