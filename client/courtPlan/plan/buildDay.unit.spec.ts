import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { minimumMinutes } from '@platzwart/contracts/booking';
import { addDays, localTime } from '@platzwart/contracts/core';
import { buildDay } from './buildDay.ts';
import { closedAt } from './bookingWindow.ts';
import { type Cell, type Day, isOpen } from './cell.ts';
import { booked, hall, minute, monday, nineOClock, planFor, tennis } from './club.fixture.ts';
import { cellAt, cellsOf } from './dayLookup.ts';
import { type RandomDay, randomDay } from './randomDay.fixture.ts';
import type { PlanBooking, SportPlan } from './sportPlan.ts';

const dayOf = (bookings: readonly PlanBooking[], plan: SportPlan = planFor(tennis), clock = nineOClock) =>
  buildDay(plan, { date: monday, bookings, selection: [] }, clock);

const look = (day: Day, time: string, court = 3): Cell | undefined => cellAt(day, { court, minute: minute(time) });

describe('The court plan of a day', () => {
  it('shows every court from opening to closing', () => {
    const day = dayOf([]);
    expect(day.columns).toHaveLength(8);
    expect([day.opensMinute, day.closesMinute, day.rowMinutes]).toEqual([420, 1320, 30]);
  });

  it('shows a booking as one cell, however long it is', () => {
    expect(look(dayOf([booked('18:00', '20:00')]), '19:30')).toMatchObject({
      state: 'booked',
      startMinute: 1080,
      endMinute: 1200,
    });
  });

  it('prices a free slot by its own price row', () => {
    const day = dayOf([]);
    expect(look(day, '16:30')).toMatchObject({ state: 'free', price: 600 });
    expect(look(day, '17:00')).toMatchObject({ state: 'free', price: 750 });
  });

  it('reduces the price by the discount of the viewer', () => {
    const plan = planFor(tennis, { viewer: { role: 'MEMBER', discount: 50, mayBook: true } });
    expect(look(dayOf([], plan), '16:30')).toMatchObject({ price: 300 });
  });

  it('never offers half an hour between two bookings', () => {
    const day = dayOf([booked('17:00', '18:00'), booked('18:30', '20:00')]);
    expect(look(day, '18:00')).toMatchObject({ state: 'closed', reason: 'tooShort' });
  });

  it('never offers the half hour between now and the next booking', () => {
    const day = dayOf([booked('10:00', '11:00')], planFor(tennis), { date: monday, minute: minute('09:10') });
    expect(look(day, '09:00')).toMatchObject({ reason: 'past' });
    expect(look(day, '09:30')).toMatchObject({ reason: 'tooShort' });
  });

  it('still offers a slot that begins in this minute', () => {
    expect(look(dayOf([]), '09:00')?.state).toBe('free');
  });

  it('offers a running slot within the grace period', () => {
    const plan = planFor(tennis, { window: { minAdvanceMinutes: 0, maxAdvanceDays: null, graceMinutes: 15 } });
    expect(look(dayOf([], plan, { date: monday, minute: minute('09:15') }), '09:00')?.state).toBe('free');
    expect(look(dayOf([], plan, { date: monday, minute: minute('09:16') }), '09:00')?.state).toBe('closed');
  });

  it('marks slots that are too soon or too far ahead', () => {
    const soon = planFor(tennis, { window: { minAdvanceMinutes: 120, maxAdvanceDays: null, graceMinutes: 0 } });
    expect(look(dayOf([], soon), '10:30')).toMatchObject({ reason: 'tooSoon' });
    expect(look(dayOf([], soon), '11:00')?.state).toBe('free');
    const near = planFor(tennis, { window: { minAdvanceMinutes: 0, maxAdvanceDays: 0, graceMinutes: 0 } });
    expect(look(dayOf([], near), '10:00')?.state).toBe('free');
    expect(look(dayOf([], near, { date: addDays(monday, -1), minute: 0 }), '10:00')).toMatchObject({
      reason: 'tooFar',
    });
  });

  it('offers nothing to a trainer where the club does not let trainers book', () => {
    const plan = planFor(tennis, { viewer: { role: 'TRAINER', discount: 0, mayBook: false } });
    expect(look(dayOf([], plan), '18:00')).toMatchObject({ state: 'closed', reason: 'notAllowed' });
  });

  it('counts an hour sport in hours and ends at 24:00', () => {
    const day = dayOf([], planFor(hall));
    expect(look(day, '23:30', 1)).toMatchObject({ state: 'free', startMinute: 1380, endMinute: 1440, price: 1200 });
  });

  it('splits the rows where a closure begins at half past in an hour sport', () => {
    const closure: PlanBooking = { ...booked('10:30', '12:00', 1), sport: 'HALL', category: 'BLOCK' };
    const day = dayOf([closure], planFor(hall));
    expect(day.rowMinutes).toBe(30);
    expect(look(day, '10:00', 1)).toMatchObject({ reason: 'tooShort', endMinute: minute('10:30') });
    expect(look(day, '12:00', 1)).toMatchObject({ state: 'free', endMinute: minute('13:00') });
  });

  it('omits a remainder before closing time that is no whole slot', () => {
    const day = dayOf([], planFor({ ...hall, closesAt: localTime('21:30') }));
    expect(day.closesMinute).toBe(minute('21:00'));
  });

  it('omits courts that cannot be booked', () => {
    const [first, ...others] = tennis.courts;
    const day = dayOf([], planFor({ ...tennis, courts: first ? [{ ...first, active: false }, ...others] : [] }));
    expect(day.columns.map(({ court }) => court.number)).toEqual([2, 3, 4, 5, 6, 7, 8]);
  });

  it('covers each court without gaps and overlaps, whatever the bookings are', () => {
    fc.assert(
      fc.property(randomDay, ({ day }) => {
        for (const { cells } of day.columns) {
          expect(cells[0]?.startMinute).toBe(day.opensMinute);
          expect(cells.at(-1)?.endMinute).toBe(day.closesMinute);
          cells.slice(1).forEach((cell, index) => expect(cell.startMinute).toBe(cells[index]?.endMinute));
          cells.forEach((cell) => expect((cell.startMinute - day.opensMinute) % day.rowMinutes).toBe(0));
        }
      }),
    );
  });

  it('offers nothing that no valid booking can cover', () => {
    fc.assert(
      fc.property(randomDay, (random) => {
        for (const cell of cellsOf(random.day).filter(isOpen)) {
          expect(validBookings(cell, random), `${cell.court} ${cell.startMinute}`).not.toHaveLength(0);
        }
      }),
    );
  });

  it('offers everything free that some valid booking covers', () => {
    fc.assert(
      fc.property(randomDay, (random) => {
        for (const cell of cellsOf(random.day).filter((other) => other.state === 'closed')) {
          expect(validBookings(cell, random), `${cell.court} ${cell.startMinute}`).toHaveLength(0);
        }
      }),
    );
  });
});

/** The shortest bookings over a cell that product.md §5 and decisions.md P10 and P17 allow, found by brute force. */
const validBookings = (cell: Cell, { day, plan, clock, bookings }: RandomDay): readonly number[] => {
  const starts: number[] = [];
  for (let start = day.opensMinute; start + minimumMinutes <= day.closesMinute; start += day.slotMinutes) {
    const end = start + minimumMinutes;
    const covers = start <= cell.startMinute && cell.endMinute <= end;
    const isTaken = bookings.some(
      (other) => other.court === cell.court && other.startMinute < end && start < other.endMinute,
    );
    if (covers && !isTaken && closedAt(plan, clock, { date: day.date, minute: start }) === null) starts.push(start);
  }
  return starts;
};
