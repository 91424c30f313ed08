import { describe, expect, it } from 'vitest';
import { inOrder, withBooking, withoutBooking } from './bookingsInOrder.ts';
import { courtsDecider } from './courts.ts';
import type { LedgerBooking } from './ledgerBooking.ts';
import { anna } from '../../booking/domain/specClub.ts';
import { block, booked, booking } from './specSentences.ts';

const { evolve, initialState } = courtsDecider;
const entry = (number: number, day: string, span: string): LedgerBooking => {
  const state = evolve(initialState, booked(anna, block('TENNIS 1', day, span), number));
  const found = state.bookings.get(booking(number));
  if (!found) throw new Error('Not booked');
  return found;
};

const morning = entry(4, '2026-06-16', '08:00-09:00');
const evening = entry(2, '2026-06-16', '18:00-19:00');
const alsoEvening = entry(3, '2026-06-16', '18:00-19:30');
const tomorrow = entry(1, '2026-06-17', '08:00-09:00');
const all = [morning, evening, alsoEvening, tomorrow];

describe('A list of bookings', () => {
  it('is sorted by day, start and id, whatever the order of insertion', () => {
    expect(inOrder(all.toReversed())).toEqual(all);
    expect([tomorrow, alsoEvening, morning, evening].reduce(withBooking, [])).toEqual(all);
    expect([evening, morning, tomorrow, alsoEvening].reduce(withBooking, [])).toEqual(all);
  });

  it('loses only the removed booking', () => {
    expect(withoutBooking(all, evening)).toEqual([morning, alsoEvening, tomorrow]);
    expect(withoutBooking([morning], evening)).toEqual([morning]);
  });
});
