import { describe, expect, it } from 'vitest';
import { type LocalDate, addDays } from '@platzwart/contracts/core';
import { buildDay } from './buildDay.ts';
import { booked, monday, nineOClock, planFor, tennis } from './club.fixture.ts';
import type { PlanBooking, SportPlan } from './sportPlan.ts';
import { whyNothingIsFree } from './whyNothingIsFree.ts';

const window = { minAdvanceMinutes: 0, maxAdvanceDays: null, graceMinutes: 0 };
type Day = Readonly<{ date?: LocalDate; bookings?: readonly PlanBooking[] }>;

const reasonOn = (change: Partial<SportPlan>, { date = monday, bookings = [] }: Day = {}) =>
  whyNothingIsFree(buildDay(planFor(tennis, change), { date, bookings, selection: [] }, nineOClock));

describe('Why a day offers no time', () => {
  it.each([
    ['somebody may not book at all', 'notAllowed', [{ viewer: { role: 'GUEST', discount: 0, mayBook: false } }, {}]],
    ['it is too far ahead', 'tooFar', [{ window: { ...window, maxAdvanceDays: 7 } }, { date: addDays(monday, 8) }]],
    ['it is too short notice', 'tooSoon', [{ window: { ...window, minAdvanceMinutes: 2_880 } }, {}]],
    ['it is over', 'past', [{}, { date: addDays(monday, -1) }]],
  ] as const)('%s: %s', (_, reason, [change, day]) => {
    expect(reasonOn(change, day)).toBe(reason);
  });

  it('all is taken', () => {
    const bookings = tennis.courts.map(({ number }) => booked('07:00', '22:00', number));
    expect(reasonOn({}, { bookings })).toBe('taken');
  });
});
