import { localDate } from '@platzwart/contracts/core';
import { describe, expect, it } from 'vitest';
import { withBooking, withoutBooking } from './bookingsInOrder.ts';
import { courtsDecider } from './courts.ts';
import type { LedgerBooking } from './ledgerBooking.ts';
import { type PersonalMonths, bookingsFromMonth, bookingsOfMonth, changedMonth } from './personalMonths.ts';
import { anna } from '../../booking/domain/specClub.ts';
import { block, booked, booking } from './specSentences.ts';

const on = (number: number, day: string): LedgerBooking => {
  const event = booked(anna, block('TENNIS 1', day, '18:00-19:00'), number);
  const found = courtsDecider.evolve(courtsDecider.initialState, event).bookings.get(booking(number));
  if (!found) throw new Error('Not booked');
  return found;
};
const adding = (months: PersonalMonths, added: LedgerBooking) =>
  changedMonth(months, added.date, (bookings) => withBooking(bookings, added));
const removing = (months: PersonalMonths, gone: LedgerBooking) =>
  changedMonth(months, gone.date, (bookings) => withoutBooking(bookings, gone));

const may = on(1, '2026-05-31');
const june = on(2, '2026-06-01');
const lateJune = on(3, '2026-06-30');
const august = on(4, '2026-08-15');
const nextMay = on(5, '2027-05-31');
const all = [august, may, nextMay, lateJune, june].reduce(adding, []);

describe("A person's months", () => {
  it('are sorted, each once', () => {
    expect(all.map(({ month }) => month)).toEqual(['2026-05', '2026-06', '2026-08', '2027-05']);
  });

  it.each([
    ['2026-06-15', [june, lateJune]],
    ['2026-05-01', [may]],
    ['2026-07-15', []],
    ['2026-04-30', []],
    ['2028-01-01', []],
    ['2025-06-15', []],
  ])('return the bookings of the month of %s', (day, expected) => {
    expect(bookingsOfMonth(all, localDate(day))).toEqual(expected);
  });

  it.each([
    ['2026-01-01', [may, june, lateJune, august, nextMay]],
    ['2026-05-31', [may, june, lateJune, august, nextMay]],
    ['2026-06-30', [june, lateJune, august, nextMay]],
    ['2026-07-01', [august, nextMay]],
    ['2026-09-01', [nextMay]],
    ['2027-06-01', []],
  ])('return the bookings from the month of %s on', (day, expected) => {
    expect(bookingsFromMonth(all, localDate(day))).toEqual(expected);
  });

  it('disappear with their last booking', () => {
    expect(removing(all, august).map(({ month }) => month)).toEqual(['2026-05', '2026-06', '2027-05']);
    expect(removing(all, june).map(({ month }) => month)).toEqual(['2026-05', '2026-06', '2026-08', '2027-05']);
    expect(removing([], june)).toEqual([]);
  });
});
