import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bookAsUserSchema, cancelBookingSchema, maxBlocksPerOrder } from './bookingCommands.ts';

const wanted = {
  sport: 'TENNIS',
  date: '2026-06-16',
  start: '18:00',
  end: '24:00',
  court: 3,
  price: 1606,
  paymentMethod: 'INVOICE',
  remark: null,
};
const isOrder = (...bookings: readonly unknown[]) => v.is(bookAsUserSchema, { bookings });

describe('What a person wants to book', () => {
  it('is read as it was sent, remarks without the spaces around them', () => {
    const { bookings } = v.parse(bookAsUserSchema, { bookings: [{ ...wanted, remark: '  mit Ballmaschine ' }] });
    expect(bookings).toEqual([{ ...wanted, remark: 'mit Ballmaschine' }]);
  });

  it('cannot smuggle in anything else', () => {
    const { bookings } = v.parse(bookAsUserSchema, { bookings: [{ ...wanted, category: 'EVENT', discount: 100 }] });
    expect(bookings).toEqual([wanted]);
  });

  it.each([
    ['a sport in lower case', { sport: 'tennis' }],
    ['a sport that is a sentence', { sport: "TENNIS'; drop" }],
    ['no such day', { date: '2026-02-30' }],
    ['no such time', { start: '18:60' }],
    ['an end after midnight', { end: '24:30' }],
    ['court zero', { court: 0 }],
    ['half a court', { court: 1.5 }],
    ['a court in words', { court: '3' }],
    ['a negative price', { price: -1 }],
    ['a price with a fraction', { price: 16.06 }],
    ['another way to pay', { paymentMethod: 'CASH' }],
    ['a novel for a remark', { remark: 'x'.repeat(501) }],
    ['no remark field', { remark: undefined }],
  ])('is not %s', (_, wrong) => {
    expect(isOrder({ ...wanted, ...wrong })).toBe(false);
  });

  it('is at least one block, and no more than a screen offers', () => {
    expect(isOrder()).toBe(false);
    expect(isOrder(...Array.from({ length: maxBlocksPerOrder }, () => wanted))).toBe(true);
    expect(isOrder(...Array.from({ length: maxBlocksPerOrder + 1 }, () => wanted))).toBe(false);
  });
});

describe('What a person wants to cancel', () => {
  const request = { bookingId: 'bbbbbbbb-0000-4000-8000-000000000001', category: 'SINGLE', userID: null, reason: null };

  it('is named by id and category', () => {
    expect(v.parse(cancelBookingSchema, request)).toEqual(request);
  });

  it.each([
    ['an id that is none', { bookingId: '1' }],
    ['a category that is none', { category: 'MATCH' }],
    ['a novel for a reason', { reason: 'x'.repeat(501) }],
    ['a number for a member number', { userID: 1001 }],
  ])('is not %s', (_, wrong) => {
    expect(v.is(cancelBookingSchema, { ...request, ...wrong })).toBe(false);
  });
});
