import { cents, localDate, localTime } from '@platzwart/contracts/core';
import type { ClubClock } from './clubClock.ts';
import type { Slot } from './slot.ts';
import type { PlanBooking, PlannedSport, SportPlan } from './sportPlan.ts';

/** The demo club of the specs: a Monday in June, seen by a member at nine in the morning. */
export const monday = localDate('2026-06-15');
export const nineOClock: ClubClock = { date: monday, minute: 9 * 60 };

const flatPrices = {
  guest: cents(2000),
  member: cents(1200),
  trainer: cents(800),
  weekendGuest: cents(2400),
  weekendMember: cents(1600),
  weekendTrainer: cents(1000),
};

const courts = (count: number): PlannedSport['courts'] =>
  Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    name: `Platz ${index + 1}`,
    surface: 'CLAY',
    active: true,
  }));

export const tennis: PlannedSport = {
  sport: 'TENNIS',
  courts: courts(8),
  opensAt: localTime('07:00'),
  closesAt: localTime('22:00'),
  halfHour: true,
  prices: [
    { time: localTime('07:00'), ...flatPrices },
    { time: localTime('17:00'), ...flatPrices, member: cents(1500) },
  ],
};

export const hall: PlannedSport = {
  sport: 'HALL',
  courts: courts(2),
  opensAt: localTime('07:00'),
  closesAt: localTime('24:00'),
  halfHour: false,
  prices: [{ time: localTime('07:00'), ...flatPrices }],
};

export const planFor = (sport: PlannedSport, changes: Partial<SportPlan> = {}): SportPlan => ({
  sport,
  rules: { holidayRegion: null, allowedSeasonBookings: true },
  window: { minAdvanceMinutes: 0, maxAdvanceDays: null, graceMinutes: 0 },
  viewer: { role: 'MEMBER', discount: 0, mayBook: true },
  ...changes,
});

/** `18:00` → 1080. */
export const minute = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3));

/** `slot('18:00', '18:30', 3)` on Monday's tennis plan. */
export const slot = (start: string, end: string, court = 3): Slot => ({
  sport: 'TENNIS',
  date: monday,
  court,
  startMinute: minute(start),
  endMinute: minute(end),
});

export const booked = (start: string, end: string, court = 3): PlanBooking => ({
  ...slot(start, end, court),
  id: `${court}-${start}`,
  category: 'SINGLE',
  title: null,
  own: false,
  person: null,
});
