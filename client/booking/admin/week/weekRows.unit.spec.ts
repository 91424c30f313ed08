import { localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { buildDay } from '../../../courtPlan/plan/buildDay.ts';
import { booked, monday, nineOClock, planFor, tennis } from '../../../courtPlan/plan/club.fixture.ts';
import { columnMinutes, keyAt, moveInWeek, weekRows } from './weekRows.ts';

const tuesday = localDate('2026-06-16');
const clock = { ...nineOClock, minute: 0 };
const dayWith = (date: typeof monday, ...bookings: readonly ReturnType<typeof booked>[]) =>
  buildDay(planFor(tennis), { date, bookings, selection: [] }, clock);
const days = [dayWith(monday, booked('18:00', '19:30')), dayWith(tuesday)];
const at = (date: string, court: number, minute: number) => ({ date, court, minute });

describe('The week', () => {
  it('has a row per court, whose cells fill the opening hours', () => {
    const rows = weekRows(dayWith(monday, booked('18:00', '19:30')), 30);
    expect(rows).toHaveLength(8);
    for (const { cells } of rows) expect(cells.reduce((sum, { span }) => sum + span, 0)).toBe(30);
    const booking = rows[2]?.cells.find(({ cell }) => cell.state === 'booked');
    expect(booking?.span).toBe(3);
  });

  it('has columns that match every booking of the week', () => {
    expect(columnMinutes(days)).toBe(30);
    expect(columnMinutes([...days, dayWith(tuesday, { ...booked('18:15', '19:15'), date: tuesday })])).toBe(15);
  });

  it.each([
    ['ArrowRight', at(monday, 3, 1080), `${monday}/3/1170`],
    ['ArrowRight', at(monday, 3, 1100), `${monday}/3/1170`],
    ['ArrowLeft', at(monday, 3, 1170), `${monday}/3/1080`],
    ['ArrowLeft', at(monday, 1, 420), `${monday}/1/420`],
    ['ArrowRight', at(monday, 1, 1290), `${monday}/1/1290`],
    ['ArrowDown', at(monday, 8, 600), `${tuesday}/1/600`],
    ['ArrowUp', at(tuesday, 1, 600), `${monday}/8/600`],
    ['ArrowUp', at(monday, 1, 600), `${monday}/1/600`],
    ['ArrowDown', at(monday, 2, 1100), `${monday}/3/1080`],
    ['PageDown', at(monday, 2, 600), `${tuesday}/2/600`],
    ['PageUp', at(monday, 2, 600), `${monday}/2/600`],
    ['Home', at(tuesday, 2, 600), `${tuesday}/2/420`],
    ['End', at(tuesday, 2, 600), `${tuesday}/2/1290`],
  ])('moves by %s from %o to %s', (key, from, to) => {
    const there = moveInWeek(days, from, key);
    expect(there && keyAt(days, there)).toBe(to);
  });

  it('does not move by other keys', () => {
    expect(moveInWeek(days, at(monday, 1, 420), 'x')).toBeNull();
    expect(keyAt(days, at('2026-07-01', 1, 420))).toBeNull();
  });
});
