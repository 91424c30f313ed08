import fc from 'fast-check';
import * as v from 'valibot';
import { describe, expect, it } from 'vitest';
import { maxPlayers } from '../booking/maxPlayers.ts';
import { cents, noCents, priceSchema, shareOfCents, sumOfCents } from './money.ts';

describe('An amount of money', () => {
  it.each([0, 1, 1234, Number.MAX_SAFE_INTEGER])('can be %i cents', (amount) => {
    expect(cents(amount)).toBe(amount);
  });

  it.each([-1, 0.5, 12.34, Number.NaN, Number.POSITIVE_INFINITY, Number.MAX_SAFE_INTEGER + 1])(
    'cannot be %d cents',
    (amount) => {
      expect(() => cents(amount)).toThrow();
    },
  );

  it('can be added', () => {
    expect(sumOfCents([])).toBe(noCents);
    expect(sumOfCents([cents(1), cents(20), cents(300)])).toBe(321);
  });
});

describe('A price that an ADMIN sets', () => {
  const mostExpensive = 1_000_000;

  it('is at most 10,000 euros', () => {
    expect(v.is(priceSchema, mostExpensive)).toBe(true);
    expect(v.is(priceSchema, mostExpensive + 1)).toBe(false);
  });

  it('leaves room in the read models for a whole day with as many guests as can be named', () => {
    expect(24 * mostExpensive * (1 + maxPlayers)).toBeLessThan(2 ** 31);
  });
});

describe('A share of an amount', () => {
  it.for([
    ['half of an even price', 1200, 30, 60, 600],
    ['half of an odd price, half a cent up', 1205, 30, 60, 603],
    ['half a cent', 1, 30, 60, 1],
    ['a quarter of a cent', 1, 15, 60, 0],
    ['a third', 100, 1, 3, 33],
    ['two thirds', 100, 2, 3, 67],
    ['the whole', 1205, 60, 60, 1205],
    ['nothing of it', 1205, 0, 60, 0],
    ['90 percent, just under the half', 803, 90, 100, 723],
    ['50 percent, on the half', 803, 50, 100, 402],
    ['hour and a half', 1205, 90, 60, 1808],
    ['nothing', 0, 30, 60, 0],
  ] as const)('%s', ([, amount, numerator, denominator, share]) => {
    expect(shareOfCents(cents(amount), numerator, denominator)).toBe(share);
  });

  it('differs by at most half a cent from the exact one', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 100_000_000 }), fc.integer({ min: 0, max: 100 }), (amount, percent) => {
        const error = 100 * shareOfCents(cents(amount), percent, 100) - amount * percent;
        expect(error).toBeGreaterThan(-50);
        expect(error).toBeLessThanOrEqual(50);
      }),
    );
  });
});
