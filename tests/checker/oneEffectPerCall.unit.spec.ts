import { describe, expect, it } from 'vitest';
import { checkOneEffectPerCall } from './oneEffectPerCall.ts';
import { bookCall, booked, cancelCall, cancelled, done, refused } from './specHistory.ts';

const violationsOf = (...evidence: Parameters<typeof checkOneEffectPerCall>) =>
  checkOneEffectPerCall(...evidence).violations;

describe('INV2, one effect per call', () => {
  it('passes with a success that is in the log, a refusal that is not, and an unanswered call in both cases', () => {
    const calls = [
      bookCall('a', done('a')),
      bookCall('b', refused('ERR_BOOKING_CONFLICT')),
      bookCall('c', null),
      bookCall('d', null),
      bookCall('e', refused('ERR_DB_CONNECTION')),
      cancelCall('a', done()),
    ];
    const log = [booked(1, 'a'), booked(2, 'c'), booked(3, 'e'), cancelled(4, 'a')];
    expect(checkOneEffectPerCall({ calls, log })).toEqual({ examined: 6, violations: [] });
  });

  it('passes with a cancellation that another call had made already', () => {
    const again = { ...cancelCall('a', done()), key: 'another-key' };
    expect(violationsOf({ calls: [cancelCall('a', done()), again], log: [booked(1, 'a'), cancelled(2, 'a')] })).toEqual(
      [],
    );
  });

  it('fails where a success is lost', () => {
    expect(violationsOf({ calls: [bookCall('a', done('a'))], log: [] })).toHaveLength(1);
    expect(violationsOf({ calls: [cancelCall('a', done())], log: [booked(1, 'a')] })).toHaveLength(1);
  });

  it('fails where a success happened twice', () => {
    const log = [booked(1, 'a'), { ...booked(2, 'a2'), key: 'key-a' }];
    expect(violationsOf({ calls: [bookCall('a', done('a'))], log })).toHaveLength(1);
    const twice = [booked(1, 'a'), cancelled(2, 'a'), { ...cancelled(3, 'a'), commandId: 'command-2' }];
    expect(violationsOf({ calls: [cancelCall('a', done())], log: twice })).toHaveLength(1);
  });

  it('fails where a refusal has an effect', () => {
    const calls = [bookCall('a', null), bookCall('a', refused('ERR_BOOKING_CONFLICT'), { sentAt: 2_000 })];
    expect(violationsOf({ calls, log: [booked(1, 'a')] })).toHaveLength(1);
  });

  it('fails where an unanswered call has two effects', () => {
    const log = [booked(1, 'a'), { ...booked(2, 'a2', { court: 2 }), key: 'key-a' }];
    expect(violationsOf({ calls: [bookCall('a', null)], log })).toHaveLength(1);
  });

  it('fails where an order was written partially', () => {
    expect(violationsOf({ calls: [bookCall('a', done('a', 'b'))], log: [booked(1, 'a')] })).toHaveLength(1);
  });
});
