import { enteredDateSchema, localDate } from '@platzwart/contracts/core';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import {
  type CalendarView,
  calendarViews,
  calendarAddressOf,
  dateAway,
  daysOf,
  monthOf,
  weekOf,
  withAddress,
} from './calendarAddress.ts';

const today = localDate('2026-06-15');
const read = (query: string) => calendarAddressOf(new URLSearchParams(query), today);
const at = (view: CalendarView, date: string) => ({ view, date: localDate(date), booking: null, entry: null });

describe('The address of the calendar', () => {
  it.each([
    ['', at('day', '2026-06-15')],
    ['view=month&date=2026-02-28', at('month', '2026-02-28')],
    ['view=year&date=2026-02-30', at('day', '2026-06-15')],
    ['booking=b1', { ...at('day', '2026-06-15'), booking: 'b1' }],
  ])('is read from "%s"', (query, address) => {
    expect(read(query)).toEqual(address);
  });

  it.each(['0000-01-01', '0001-01-01', '2200-01-01', '9999-12-31'])(
    'shows a day that has weeks and months around it for %s',
    (typed) => {
      for (const view of calendarViews) {
        const address = read(`view=${view}&date=${typed}`);
        expect(() => [
          weekOf(address.date),
          monthOf(address.date),
          dateAway(address, 1),
          dateAway(address, -1),
        ]).not.toThrow();
        // The API takes no day after 2199.
        expect(v.is(enteredDateSchema, monthOf(address.date).toDate)).toBe(true);
      }
    },
  );

  it('says only what differs from today’s plan, and keeps the filter of the list', () => {
    const params = new URLSearchParams('state=CANCELED&view=list&date=2026-07-01');
    expect(String(withAddress(params, { ...at('week', '2026-07-02'), booking: 'b1' }, today))).toBe(
      'state=CANCELED&view=week&date=2026-07-02&booking=b1',
    );
    expect(String(withAddress(params, at('day', '2026-06-15'), today))).toBe('state=CANCELED');
  });

  it.each<readonly [CalendarView, string, -1 | 1, string]>([
    ['day', '2026-12-31', 1, '2027-01-01'],
    ['week', '2026-03-29', 1, '2026-04-05'],
    ['list', '2026-01-03', -1, '2025-12-27'],
    ['month', '2026-01-31', 1, '2026-02-28'],
    ['month', '2024-03-31', -1, '2024-02-29'],
    ['month', '2026-12-15', 1, '2027-01-15'],
    ['month', '2026-01-15', -1, '2025-12-15'],
  ])('turns the %s of %s by %i to %s', (...[view, date, step, there]) => {
    expect(dateAway(at(view, date), step)).toBe(there);
  });

  it('asks for a new booking by courts and time, but not beside the details of another', () => {
    const entry = { courts: [3, 4], start: '18:00', end: '19:00' };
    expect(read('courts=3.4.3&start=18:00&end=19:00').entry).toEqual(entry);
    expect(read('courts=3.4&start=18:00&end=19:00&booking=b1').entry).toBeNull();
    expect(read('courts=x&start=18:00&end=19:00').entry).toBeNull();
    expect(read('courts=3&start=18:00').entry).toBeNull();
    const params = withAddress(new URLSearchParams(), read('courts=3.4&start=18:00&end=19:00'), today);
    expect(calendarAddressOf(params, today).entry).toEqual(entry);
    expect(String(withAddress(params, { ...read(''), booking: 'b1' }, today))).toBe('booking=b1');
  });

  it('has weeks from Monday to Sunday, and whole months', () => {
    expect(weekOf(localDate('2026-06-21'))).toEqual({ fromDate: '2026-06-15', toDate: '2026-06-21' });
    expect(weekOf(localDate('2026-06-15'))).toEqual({ fromDate: '2026-06-15', toDate: '2026-06-21' });
    expect(monthOf(localDate('2024-02-10'))).toEqual({ fromDate: '2024-02-01', toDate: '2024-02-29' });
    expect(daysOf(monthOf(localDate('2026-12-01')))).toHaveLength(31);
  });
});
