import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { bookAsUserSchema, cancelBookingSchema, maxBlocksPerOrder } from './bookingCommands.ts';

const requested = {
  sport: 'TENNIS',
  date: '2026-06-16',
  start: '18:00',
  end: '24:00',
  court: 3,
  price: 1606,
  paymentMethod: 'INVOICE',
  remark: null,
  players: [],
};
const isOrder = (...bookings: readonly unknown[]) => v.is(bookAsUserSchema, { bookings });

describe('The blocks of an order', () => {
  it('are decoded as sent, remarks trimmed', () => {
    const { bookings } = v.parse(bookAsUserSchema, { bookings: [{ ...requested, remark: '  mit Ballmaschine ' }] });
    expect(bookings).toEqual([{ ...requested, remark: 'mit Ballmaschine' }]);
  });

  it('are decoded without unknown keys', () => {
    const { bookings } = v.parse(bookAsUserSchema, { bookings: [{ ...requested, category: 'EVENT', discount: 100 }] });
    expect(bookings).toEqual([requested]);
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
    ['a player who is both a member and a guest', { players: [{ userID: '1002', guestName: 'Ben' }] }],
    ['a player who is neither', { players: [{ userID: null, guestName: null }] }],
    ['a guest without a name', { players: [{ userID: null, guestName: ' ' }] }],
    ['a guest with two lines of names', { players: [{ userID: null, guestName: 'Carla\nDieter' }] }],
    [
      'more players than a court holds',
      { players: Array.from({ length: 8 }, () => ({ userID: null, guestName: 'C' })) },
    ],
  ])('may not be %s', (_, wrong) => {
    expect(isOrder({ ...requested, ...wrong })).toBe(false);
  });

  it('name no players in older requests', () => {
    const { players: _, ...older } = requested;
    expect(v.parse(bookAsUserSchema, { bookings: [older] })).toEqual({ bookings: [requested] });
  });

  it('are at least one, and no more than the screen offers', () => {
    expect(isOrder()).toBe(false);
    expect(isOrder(...Array.from({ length: maxBlocksPerOrder }, () => requested))).toBe(true);
    expect(isOrder(...Array.from({ length: maxBlocksPerOrder + 1 }, () => requested))).toBe(false);
  });
});

describe('A cancellation', () => {
  const request = {
    bookingId: 'bbbbbbbb-0000-4000-8000-000000000001',
    category: 'SINGLE',
    userID: null,
    reason: null,
    refund: null,
    scope: null,
  };

  it('names the booking by id and category', () => {
    expect(v.parse(cancelBookingSchema, request)).toEqual(request);
  });

  it.each([
    ['an id that is none', { bookingId: '1' }],
    ['a category that is none', { category: 'MATCH' }],
    ['a novel for a reason', { reason: 'x'.repeat(501) }],
    ['a number for a member number', { userID: 1001 }],
  ])('may not be %s', (_, wrong) => {
    expect(v.is(cancelBookingSchema, { ...request, ...wrong })).toBe(false);
  });
});
