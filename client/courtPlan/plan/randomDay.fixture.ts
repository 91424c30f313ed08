import fc from 'fast-check';
import { addDays } from '@platzwart/contracts/core';
import type { Day } from './cell.ts';
import { buildDay } from './buildDay.ts';
import type { ClubClock } from './clubClock.ts';
import { hall, monday, planFor, tennis } from './club.fixture.ts';
import type { PlanBooking, PlannedSport, SportPlan } from './sportPlan.ts';

const bookingOn = (sport: PlannedSport): fc.Arbitrary<PlanBooking> =>
  fc
    .record({
      court: fc.integer({ min: 1, max: sport.courts.length }),
      start: fc.integer({ min: 12, max: 46 }),
      halfHours: fc.integer({ min: 1, max: 8 }),
      id: fc.uuid(),
      category: fc.constantFrom('SINGLE', 'TRAINING', 'EVENT', 'BLOCK'),
    })
    .map(({ court, start, halfHours, id, category }) => ({
      sport: sport.sport,
      date: monday,
      court,
      startMinute: start * 30,
      endMinute: Math.min((start + halfHours) * 30, 1440),
      id,
      category,
      title: null,
      own: false,
      person: null,
    }));

const window = fc.record({
  minAdvanceMinutes: fc.constantFrom(0, 0, 45, 120),
  maxAdvanceDays: fc.constantFrom(null, null, 0, 14),
  graceMinutes: fc.constantFrom(0, 0, 10),
});

const clock: fc.Arbitrary<ClubClock> = fc
  .record({ days: fc.integer({ min: -1, max: 3 }), minute: fc.integer({ min: 0, max: 1439 }) })
  .map(({ days, minute }) => ({ date: addDays(monday, -days), minute }));

export type RandomDay = Readonly<{ plan: SportPlan; clock: ClubClock; bookings: readonly PlanBooking[]; day: Day }>;

/** A day of the half-hour or the hour sport with random bookings, including overlapping ones and some off the grid. */
export const randomDay: fc.Arbitrary<RandomDay> = fc
  .constantFrom(tennis, hall)
  .chain((sport) =>
    fc.record({ sport: fc.constant(sport), bookings: fc.array(bookingOn(sport), { maxLength: 40 }), window, clock }),
  )
  .map(({ sport, bookings, window: bookingWindow, clock: now }) => {
    const plan = planFor(sport, { window: bookingWindow });
    return { plan, clock: now, bookings, day: buildDay(plan, { date: monday, bookings, selection: [] }, now) };
  });
