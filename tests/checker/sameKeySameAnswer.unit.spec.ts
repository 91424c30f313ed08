import { describe, expect, it } from 'vitest';
import { checkSameKeySameAnswer } from './sameKeySameAnswer.ts';
import { bookCall, done, refused } from './specHistory.ts';

const violationsOf = (...calls: Parameters<typeof checkSameKeySameAnswer>[0]['calls']) =>
  checkSameKeySameAnswer({ calls }).violations;

const later = { sentAt: 2_000 };
const anotherWish = { ...later, wish: { type: 'Cancel', bookingId: 'x' } } as const;

describe('INV14, the same key gives the same answer', () => {
  it('is content where the first answer comes again, whatever silence lies between', () => {
    const calls = [bookCall('a', null), bookCall('a', done('a'), later), bookCall('a', done('a'), { sentAt: 3_000 })];
    expect(checkSameKeySameAnswer({ calls })).toEqual({ looked: 1, violations: [] });
  });

  it('is content where the key is refused for another wish, and where another person has the same key', () => {
    expect(violationsOf(bookCall('a', done('a')), bookCall('a', refused('ERR_INVALID_INPUT'), anotherWish))).toEqual(
      [],
    );
    expect(violationsOf(bookCall('a', done('a')), bookCall('a', done('b'), { ...later, who: 'ben' }))).toEqual([]);
  });

  it('turns red where a repeat is answered differently', () => {
    expect(violationsOf(bookCall('a', done('a')), bookCall('a', done('b'), later))).toHaveLength(1);
    expect(violationsOf(bookCall('a', done('a')), bookCall('a', refused('ERR_BOOKING_CONFLICT'), later))).toHaveLength(
      1,
    );
  });

  it('turns red where the key serves another wish', () => {
    expect(violationsOf(bookCall('a', done('a')), bookCall('a', done(), anotherWish))).toHaveLength(1);
  });
});
