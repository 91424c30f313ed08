import { describe, expect, it } from 'vitest';
import { buildDay } from './buildDay.ts';
import { booked, minute, monday, nineOClock, planFor, slot, tennis } from './club.fixture.ts';
import { hasOwnPrice, usualPrice } from './usualPrice.ts';

type Content = Partial<Parameters<typeof buildDay>[1]>;

/** The cells of all courts that begin at that time; an hour costs 12 € before 17:00 and 15 € from then on. */
const cellsAt = (time: string, content: Content) => {
  const empty = { date: monday, bookings: [], own: new Map(), people: new Map(), selection: [] };
  const day = buildDay(planFor(tennis), { ...empty, ...content }, nineOClock);
  return day.columns.flatMap(({ cells }) => cells.filter(({ startMinute }) => startMinute === minute(time)));
};
const ownPrices = (cells: ReturnType<typeof cellsAt>) =>
  cells.filter((cell) => hasOwnPrice(cell, usualPrice(cells))).map(({ court }) => court);

describe('The price beside a time', () => {
  it('is that of the hour on most courts, not that of the first court, where a tap takes the half hour before', () => {
    const cells = cellsAt('17:00', { bookings: [booked('17:30', '18:30', 1)] });
    expect(usualPrice(cells)).toBe(1500);
    expect(ownPrices(cells)).toEqual([1]);
  });

  it('is not that of half an hour which extends the selection', () => {
    const cells = cellsAt('12:00', { selection: [slot('11:00', '11:30', 1), slot('11:30', '12:00', 1)] });
    expect(usualPrice(cells)).toBe(1200);
    expect(ownPrices(cells)).toEqual([1]);
  });

  it('is none where nothing is free', () => {
    expect(usualPrice(cellsAt('08:00', {}))).toBeNull();
  });
});
