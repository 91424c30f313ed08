import { describe, expect, it } from 'vitest';
import { bookingPolicies } from './bookingPolicies.ts';
import * as callerPolicies from './callerPolicies.ts';
import * as courtPolicies from './courtPolicies.ts';
import { courtsDecider } from '../../ledger/courts/courts.ts';
import * as gapPolicies from './gapPolicies.ts';
import * as paymentPolicies from './paymentPolicies.ts';
import { namingPolicies } from './playerPolicies.ts';
import * as quotaPolicies from './quotaPolicies.ts';
import { at, clubWith, gast, limitsFor } from './specClub.ts';
import { block, book, booked } from '../../ledger/courts/specSentences.ts';
import * as windowPolicies from './windowPolicies.ts';

describe('The rules of booking', () => {
  it('are all registered', () => {
    const written = [
      callerPolicies,
      courtPolicies,
      gapPolicies,
      windowPolicies,
      quotaPolicies,
      paymentPolicies,
    ].flatMap(Object.values);
    expect(new Set(bookingPolicies)).toEqual(new Set([written, namingPolicies].flat()));
    expect(bookingPolicies).toHaveLength(written.length + namingPolicies.length);
  });
});

describe('An order that violates several rules', () => {
  const allWrong = {
    allowedGuests: false,
    paymentMethods: [],
    ...limitsFor('GUEST', { maxAdvanceDays: 1, maxOpenBookings: 0 }),
  };
  const inAYear = '2027-06-15';
  const taken = booked(null, block('TENNIS 1', inAYear, '07:00-22:00'), 9);
  const now = at('2026-06-15T08:00:00Z');
  const heard = (settings: ReturnType<typeof clubWith>, place: string, span: string) => {
    const request = book(gast, block(place, inAYear, span), { settings, now, shown: [1] });
    const decision = courtsDecider.decide(request, courtsDecider.evolve(courtsDecider.initialState, taken));
    return decision.outcome === 'rejected' ? decision.code : 'accepted';
  };
  const without = (...removed: readonly (keyof typeof allWrong)[]) =>
    clubWith(Object.fromEntries(Object.entries(allWrong).filter(([name]) => !removed.some((gone) => gone === name))));

  it('is refused by the first rule in the order of the list', () => {
    expect([
      heard(without(), 'TENNIS 9', '18:10-18:20'),
      heard(without('allowedGuests'), 'TENNIS 9', '18:10-18:20'),
      heard(without('allowedGuests'), 'TENNIS 1', '18:10-18:20'),
      heard(without('allowedGuests'), 'TENNIS 1', '18:00-19:00'),
      heard(clubWith({ ...limitsFor('GUEST', { maxOpenBookings: 0 }), paymentMethods: [] }), 'TENNIS 1', '18:00-19:00'),
      heard(clubWith({ ...limitsFor('GUEST', { maxOpenBookings: 0 }), paymentMethods: [] }), 'TENNIS 2', '18:00-19:00'),
      heard(clubWith({ paymentMethods: [] }), 'TENNIS 2', '18:00-19:00'),
    ]).toEqual([
      'ERR_NOT_AUTHORIZED',
      'ERR_INVALID_INPUT',
      'ERR_BOOKING_TIME_INVALID',
      'ERR_BOOKING_TIME_INVALID',
      'ERR_BOOKING_CONFLICT',
      'ERR_BOOKING_LIMIT',
      'ERR_PRICE_CHANGED',
    ]);
  });
});
