import { describe, expect, it } from 'vitest';
import { checkSameKeySameAnswer } from './sameKeySameAnswer.ts';
import { bookCall, done, refused } from './specHistory.ts';

const violationsOf = (...calls: Parameters<typeof checkSameKeySameAnswer>[0]['calls']) =>
  checkSameKeySameAnswer({ calls }).violations;

const later = { sentAt: 2_000 };
const anotherRequest = { ...later, request: { type: 'Cancel', bookingId: 'x' } } as const;

describe('INV14, the same key gives the same answer', () => {
  it('passes where the first answer is repeated, also after calls without an answer', () => {
    const calls = [bookCall('a', null), bookCall('a', done('a'), later), bookCall('a', done('a'), { sentAt: 3_000 })];
    expect(checkSameKeySameAnswer({ calls })).toEqual({ examined: 1, violations: [] });
  });

  it('passes where the key is refused for another request, and where another person has the same key', () => {
    expect(violationsOf(bookCall('a', done('a')), bookCall('a', refused('ERR_INVALID_INPUT'), anotherRequest))).toEqual(
      [],
    );
    expect(violationsOf(bookCall('a', done('a')), bookCall('a', done('b'), { ...later, who: 'ben' }))).toEqual([]);
  });

  it('fails where a repeat is answered differently', () => {
    expect(violationsOf(bookCall('a', done('a')), bookCall('a', done('b'), later))).toHaveLength(1);
    expect(violationsOf(bookCall('a', done('a')), bookCall('a', refused('ERR_BOOKING_CONFLICT'), later))).toHaveLength(
      1,
    );
  });

  it('fails where the key serves another request', () => {
    expect(violationsOf(bookCall('a', done('a')), bookCall('a', done(), anotherRequest))).toHaveLength(1);
  });
});
