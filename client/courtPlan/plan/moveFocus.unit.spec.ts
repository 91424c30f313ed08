import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { buildDay } from './buildDay.ts';
import { booked, minute, monday, nineOClock, planFor, tennis } from './club.fixture.ts';
import { cellAt } from './dayLookup.ts';
import { type GridFocus, type GridKey, gridKeys, moveFocus } from './moveFocus.ts';
import { randomDay } from './randomDay.fixture.ts';

const day = buildDay(
  planFor(tennis),
  { date: monday, bookings: [booked('18:00', '20:00', 3)], selection: [] },
  nineOClock,
);
const at = (court: number, time: string): GridFocus => ({ court, minute: minute(time) });
const press = (from: GridFocus, key: GridKey, isCtrl = false): GridFocus => moveFocus(day, from, { key, isCtrl });

describe('Moving the focus in the court plan', () => {
  it('goes up, down, left and right by one cell', () => {
    expect(press(at(2, '12:00'), 'ArrowDown')).toEqual(at(2, '12:30'));
    expect(press(at(2, '12:00'), 'ArrowUp')).toEqual(at(2, '11:30'));
    expect(press(at(2, '12:00'), 'ArrowRight')).toEqual(at(3, '12:00'));
    expect(press(at(2, '12:00'), 'ArrowLeft')).toEqual(at(1, '12:00'));
  });

  it('skips a long booking in one step', () => {
    expect(press(at(3, '17:30'), 'ArrowDown')).toEqual(at(3, '18:00'));
    expect(press(at(3, '18:00'), 'ArrowDown')).toEqual(at(3, '20:00'));
    expect(press(at(3, '19:00'), 'ArrowUp')).toEqual(at(3, '17:30'));
  });

  it('keeps the time when it passes a booking sideways', () => {
    expect(press(press(at(2, '19:00'), 'ArrowRight'), 'ArrowRight')).toEqual(at(4, '19:00'));
  });

  it('goes to the first and last court, and with Ctrl to the corners', () => {
    expect(press(at(4, '12:00'), 'Home')).toEqual(at(1, '12:00'));
    expect(press(at(4, '12:00'), 'End')).toEqual(at(8, '12:00'));
    expect(press(at(4, '12:00'), 'Home', true)).toEqual(at(1, '07:00'));
    expect(press(at(4, '12:00'), 'End', true)).toEqual(at(8, '21:30'));
  });

  it('moves by two hours per page and stops at the edges', () => {
    expect(press(at(1, '12:00'), 'PageDown')).toEqual(at(1, '14:00'));
    expect(press(at(1, '08:00'), 'PageUp')).toEqual(at(1, '07:00'));
    expect(press(at(1, '07:00'), 'ArrowUp')).toEqual(at(1, '07:00'));
    expect(press(at(8, '21:30'), 'ArrowRight')).toEqual(at(8, '21:30'));
    expect(press(at(8, '21:30'), 'ArrowDown')).toEqual(at(8, '21:30'));
  });

  it('always ends on a cell, whatever key is pressed on whatever day', () => {
    const presses = fc.array(fc.record({ key: fc.constantFrom(...gridKeys), isCtrl: fc.boolean() }), { maxLength: 60 });
    fc.assert(
      fc.property(randomDay, presses, ({ day: anyDay }, keys) => {
        const start = { court: 1, minute: anyDay.opensMinute };
        const end = keys.reduce<GridFocus>((focus, key) => moveFocus(anyDay, focus, key), start);
        expect(cellAt(anyDay, end)).toBeDefined();
      }),
    );
  });
});
