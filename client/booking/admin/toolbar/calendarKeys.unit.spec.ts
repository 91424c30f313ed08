import { localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { changeByKey } from './useCalendarKeys.ts';

const today = localDate('2026-06-15');
const address = { view: 'week', date: localDate('2026-07-01'), booking: null, entry: null } as const;

describe('The keys of the calendar', () => {
  it.each([
    ['1', { view: 'day' }],
    ['2', { view: 'week' }],
    ['3', { view: 'month' }],
    ['4', { view: 'list' }],
    ['t', { date: '2026-06-15' }],
    ['T', { date: '2026-06-15' }],
    ['[', { date: '2026-06-24' }],
    [']', { date: '2026-07-08' }],
    ['0', null],
    ['5', null],
    ['x', null],
    ['Escape', null],
  ])('"%s" changes %o', (key, change) => {
    expect(changeByKey(key, address, today)).toEqual(change);
  });

  it('close the details by Escape', () => {
    expect(changeByKey('Escape', { ...address, booking: 'b1' }, today)).toEqual({ booking: null, entry: null });
  });
});
