import { localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { buildDay } from '../../../courtPlan/plan/buildDay.ts';
import { booked, minute, monday, nineOClock, planFor, tennis } from '../../../courtPlan/plan/club.fixture.ts';
import { type TimeAxis, targetAfterKey } from './moveByKey.ts';
import { gripAt, targetAtPointer } from './moveByPointer.ts';
import { type Target, bookingsInWay, canMove, isStillThere, problemOf, resized, targetOf } from './moveTarget.ts';

const tuesday = localDate('2026-06-16');
const annas = booked('18:00', '19:00');
const bens = booked('18:30', '20:00', 4);
const early = booked('08:00', '09:00', 1);
const running = booked('08:30', '10:00', 2);
const dayOn = (date: typeof monday, bookings: readonly ReturnType<typeof booked>[]) =>
  buildDay(planFor(tennis), { date, bookings, selection: [] }, nineOClock);
const today = dayOn(monday, [annas, bens, early, running]);
const days = [today, dayOn(tuesday, [])];
const at = (court: number, span: string, date = monday): Target => {
  const [start = '', end = ''] = span.split('–');
  return { date, court, startMinute: minute(start), endMinute: minute(end) };
};
const moving = (to: Target, booking = annas) => ({ booking, to });

describe('Moving a booking by the arrow keys', () => {
  /** `Shift ArrowDown` is with Shift. */
  const press = (axis: TimeAxis, keys: string, from: Target) => {
    const pressed = { key: keys.replace('Shift ', ''), shiftKey: keys.startsWith('Shift') };
    return targetAfterKey(days, moving(from), { axis, press: pressed });
  };
  const start = targetOf(annas);

  it.each<readonly [TimeAxis, string, Target]>([
    ['down', 'ArrowDown', at(3, '18:30–19:30')],
    ['down', 'ArrowUp', at(3, '17:30–18:30')],
    ['down', 'ArrowLeft', at(2, '18:00–19:00')],
    ['down', 'ArrowRight', at(4, '18:00–19:00')],
    ['right', 'ArrowRight', at(3, '18:30–19:30')],
    ['right', 'ArrowLeft', at(3, '17:30–18:30')],
    ['right', 'ArrowUp', at(2, '18:00–19:00')],
    ['right', 'ArrowDown', at(4, '18:00–19:00')],
  ])('time runs %s: %s', (axis, key, there) => {
    expect(press(axis, key, start)).toEqual(there);
  });

  it('goes on to the next day after the last court, where there is one', () => {
    expect(press('right', 'ArrowDown', at(8, '18:00–19:00'))).toEqual(at(1, '18:00–19:00', tuesday));
    expect(press('right', 'ArrowDown', at(8, '18:00–19:00', tuesday))).toEqual(at(8, '18:00–19:00', tuesday));
    expect(press('right', 'ArrowUp', at(1, '18:00–19:00'))).toEqual(at(1, '18:00–19:00'));
  });

  it('stays within the opening hours', () => {
    expect(press('down', 'ArrowDown', at(3, '21:00–22:00'))).toEqual(at(3, '21:00–22:00'));
    expect(press('down', 'ArrowUp', at(3, '07:00–08:00'))).toEqual(at(3, '07:00–08:00'));
  });

  it('makes the booking longer and shorter with Shift, never shorter than its category allows', () => {
    expect(press('down', 'Shift ArrowDown', start)).toEqual(at(3, '18:00–19:30'));
    expect(press('down', 'Shift ArrowUp', at(3, '18:00–19:30'))).toEqual(start);
    expect(press('down', 'Shift ArrowUp', start)).toEqual(start);
    expect(press('down', 'Shift ArrowDown', at(3, '21:00–22:00'))).toEqual(at(3, '21:00–22:00'));
    const block = { ...annas, category: 'BLOCK' } as const;
    expect(resized(today, moving(start, block), { edge: 'end', minute: minute('17:00') })).toEqual(
      at(3, '18:00–18:30'),
    );
  });

  it('does nothing by other keys', () => {
    expect(press('down', 'x', start)).toBeNull();
    expect(press('down', 'Shift ArrowLeft', start)).toBeNull();
  });
});

describe('Moving a booking with the mouse', () => {
  type Pointed = Readonly<{ court: number; time: string; day?: typeof today | undefined }>;
  const drag = (grip: Parameters<typeof targetAtPointer>[1], { court, time, day = today }: Pointed) =>
    targetAtPointer(moving(targetOf(annas)), grip, { day, court, minute: minute(time) });

  it('takes hold of its edges where there is room for them', () => {
    expect(gripAt({ from: 100, to: 168, at: 102 }, 60)).toMatchObject({ part: 'start' });
    expect(gripAt({ from: 100, to: 168, at: 166 }, 60)).toMatchObject({ part: 'end' });
    expect(gripAt({ from: 100, to: 168, at: 134 }, 60)).toEqual({ part: 'whole', offset: 30 });
    expect(gripAt({ from: 100, to: 116, at: 101 }, 60)).toMatchObject({ part: 'whole' });
  });

  it('keeps the place at which it is held, on the grid of the slots', () => {
    expect(drag({ part: 'whole', offset: 40 }, { court: 5, time: '12:25' })).toEqual(at(5, '12:00–13:00'));
    expect(drag({ part: 'whole', offset: 0 }, { court: 5, time: '21:50', day: days[1] })).toEqual(
      at(5, '21:00–22:00', tuesday),
    );
  });

  it('moves an edge on its own day and court only', () => {
    expect(drag({ part: 'end', offset: 60 }, { court: 5, time: '20:10' })).toEqual(at(3, '18:00–20:00'));
    expect(drag({ part: 'start', offset: 0 }, { court: 3, time: '16:50' })).toEqual(at(3, '17:00–19:00'));
    expect(drag({ part: 'start', offset: 0 }, { court: 3, time: '18:50' })).toEqual(at(3, '18:00–19:00'));
    expect(drag({ part: 'end', offset: 60 }, { court: 3, time: '20:00', day: days[1] })).toEqual(targetOf(annas));
  });
});

describe('A place that a booking is moved to', () => {
  it.each<readonly [string | null, Target]>([
    [null, at(5, '18:00–19:00')],
    [null, at(3, '18:30–19:30')],
    ['taken', at(4, '18:00–19:00')],
    [null, at(4, '17:30–18:30')],
    ['past', at(5, '08:30–09:30')],
    ['closed', at(5, '21:30–22:30')],
    ['closed', at(5, '06:00–07:00', tuesday)],
    ['closed', at(5, '18:00–19:00', localDate('2026-06-20'))],
  ])('is refused as %s: %o', (problem, to) => {
    expect(problemOf(days, moving(to), nineOClock)).toBe(problem);
  });

  it('may be longer where the booking has begun already', () => {
    expect(problemOf(days, moving(at(2, '08:30–10:30'), running), nineOClock)).toBeNull();
    expect(problemOf(days, moving(at(2, '08:00–10:00'), running), nineOClock)).toBe('past');
  });

  it('says what is in the way', () => {
    expect(bookingsInWay(days, moving(at(4, '18:00–19:00')))).toMatchObject([{ id: bens.id }]);
  });

  it('is for what is not over, and is where it was', () => {
    const cellOf = (court: number) => today.columns[court - 1]?.cells.find(({ state }) => state === 'booked');
    const [over, live] = [cellOf(1), cellOf(3)];
    expect(over && canMove(over)).toBe(false);
    expect(live && canMove(live)).toBe(true);
    expect(isStillThere(days, annas)).toBe(true);
    expect(isStillThere(days, { ...annas, court: 5 })).toBe(false);
  });
});
