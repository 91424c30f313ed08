import { describe, expect, it } from 'vitest';
import { addDays } from '@platzwart/contracts/core';
import { buildDay } from '../plan/buildDay.ts';
import { booked, monday, nineOClock, planFor, tennis } from '../plan/club.fixture.ts';
import { initialMinute } from './useInitialScroll.ts';

const dayOf = (date: typeof monday) =>
  buildDay(planFor(tennis), { date, bookings: [booked('18:00', '20:00')], selection: [] }, nineOClock);

describe('The time that a plan begins with', () => {
  it('is an hour before now today, and on another day the time at which people play', () => {
    expect([initialMinute(dayOf(monday), nineOClock), initialMinute(dayOf(addDays(monday, 1)), nineOClock)]).toEqual([
      8 * 60,
      16 * 60,
    ]);
  });

  it('is the time that is asked for', () => {
    expect(initialMinute(dayOf(addDays(monday, 1)), nineOClock, 11 * 60)).toBe(11 * 60);
  });
});
