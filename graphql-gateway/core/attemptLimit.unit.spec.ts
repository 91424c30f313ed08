import { describe, expect, it } from 'vitest';
import { attemptLimit } from './attemptLimit.ts';

describe('The limit of failed attempts', () => {
  it('counts for each caller, and begins anew after a minute', () => {
    const clock = { now: 0 };
    const limit = attemptLimit({ atMost: 2, milliseconds: 60_000, now: () => clock.now });
    for (let attempt = 1; attempt <= 2; attempt += 1) {
      expect(limit.mayTry('a')).toBe(true);
      limit.count('a');
    }
    expect([limit.mayTry('a'), limit.mayTry('b')]).toEqual([false, true]);
    clock.now = 60_000;
    expect(limit.mayTry('a')).toBe(true);
  });

  it('answers a link that opens nothing with 404, and with 429 after too many of them', () => {
    const limit = attemptLimit({ atMost: 2, milliseconds: 60_000, now: () => 0 });
    expect([1, 2, 3].map(() => limit.statusOfFailure('a'))).toEqual([404, 404, 429]);
  });

  it('keeps no more than ten thousand callers', () => {
    const limit = attemptLimit({ atMost: 2, milliseconds: 60_000, now: () => 0 });
    for (let caller = 0; caller < 10_002; caller += 1) limit.count(`caller ${caller}`);
    expect(limit.mayTry('one more')).toBe(false);
    expect(limit.mayTry('caller 1')).toBe(true);
  });
});
