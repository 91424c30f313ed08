import { describe, expect, it } from 'vitest';
import { type PriceRow, cents, localDate, localTime } from '../core/index.ts';
import { priceOfBlock } from './bookingPrice.ts';

const row = (time: string, hour: number): PriceRow => ({
  time: localTime(time),
  guest: cents(hour + 1000),
  member: cents(hour),
  trainer: cents(hour - 100),
  weekendGuest: cents(hour + 2000),
  weekendMember: cents(hour + 500),
  weekendTrainer: cents(hour + 100),
});

const priced = (prices: readonly PriceRow[], halfHour: boolean, hours: readonly [number, number]) =>
  priceOfBlock(
    { sport: { halfHour, prices }, rules: { holidayRegion: null } },
    { date: localDate('2026-06-16'), startMinute: hours[0] * 60, endMinute: hours[1] * 60 },
    { role: 'MEMBER', discount: 0 },
  ).price;

describe('The price row of a slot', () => {
  const rows = [row('07:00', 1000), row('12:00', 1200), row('17:30', 1601)];

  it.each([
    ['the first', [7, 8], 1000],
    ['the last minute of it', [11, 12], 1000],
    ['the second from its time on', [12, 13], 1200],
    ['both', [11, 13], 2200],
    ['changes within the hour where the slots are half hours', [17, 18], 1401],
    ['all three', [7, 22], 5000 + 6600 + 9 * 801],
  ] as const)('is %s', (_, hours, price) => {
    expect(priced(rows, true, hours)).toBe(price);
  });

  it('is that at the start of the hour in a sport of hours', () => {
    expect(priced(rows, false, [17, 18])).toBe(1200);
  });

  it('is the first one before its time: a sport that opens earlier than its prices is not free', () => {
    expect(priced(rows, true, [6, 8])).toBe(2000);
  });

  it('is missing without prices: the block costs nothing', () => {
    expect(priced([], true, [7, 8])).toBe(0);
  });

  it('is charged half for half an hour in a sport of hours, rounded up', () => {
    expect(priced([row('07:00', 1201)], false, [8, 9.5])).toBe(1201 + 601);
  });
});

describe('The price of a role', () => {
  const rows = [row('07:00', 1000)];
  const hourFor = (role: 'MEMBER' | 'GUEST' | 'TRAINER' | 'ADMIN', day: string) =>
    priceOfBlock(
      { sport: { halfHour: true, prices: rows }, rules: { holidayRegion: 'NW' } },
      { date: localDate(day), startMinute: 600, endMinute: 660 },
      { role, discount: 0 },
    ).listPrice;

  it.each([
    ['MEMBER', 1000, 1500],
    ['GUEST', 2000, 3000],
    ['TRAINER', 900, 1100],
    ['ADMIN', 1000, 1500],
  ] as const)('%s: %i on a weekday, %i on Saturday, Sunday and a holiday', (role, weekday, weekend) => {
    expect(hourFor(role, '2026-06-19')).toBe(weekday);
    expect(hourFor(role, '2026-06-22')).toBe(weekday);
    for (const day of ['2026-06-20', '2026-06-21', '2026-06-04']) expect(hourFor(role, day)).toBe(weekend);
  });
});

describe('The discount of a person', () => {
  const hourFor = (discount: number, hour: number) =>
    priceOfBlock(
      { sport: { halfHour: true, prices: [row('07:00', hour)] }, rules: { holidayRegion: null } },
      { date: localDate('2026-06-16'), startMinute: 600, endMinute: 660 },
      { role: 'MEMBER', discount },
    );

  it.each([
    { off: 'none', discount: 0, listPrice: 1000, price: 1000 },
    { off: 'a quarter', discount: 25, listPrice: 1000, price: 750 },
    { off: 'all of it', discount: 100, listPrice: 1000, price: 0 },
    { off: 'a tenth of each half hour, rounded up at half a cent', discount: 10, listPrice: 1010, price: 910 },
  ])('subtracts $off', ({ discount, listPrice, price }) => {
    expect(hourFor(discount, listPrice)).toEqual({ listPrice, price });
  });
});

describe('A club without public holidays', () => {
  it('has weekday prices on the first of May', () => {
    expect(
      priceOfBlock(
        { sport: { halfHour: true, prices: [row('07:00', 1000)] }, rules: { holidayRegion: null } },
        { date: localDate('2026-05-01'), startMinute: 600, endMinute: 660 },
        { role: 'MEMBER', discount: 0 },
      ).price,
    ).toBe(1000);
  });
});
