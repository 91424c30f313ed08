import { expect, it, vi } from 'vitest';
import { signInThrottle } from './signInThrottle.ts';

const now = '2026-06-15T08:00:00.000Z';
const attempt = { account: 'anna', owner: 'anna', address: '203.0.113.1' };

const throttle = (
  reserved: Readonly<{ attemptId: string; attemptsLeft: number }> | Readonly<{ retryAfterSeconds: number }>,
) => {
  const signInAttempts = { reserve: vi.fn(() => Promise.resolve(reserved)), release: vi.fn(), succeeded: vi.fn() };
  return { signInAttempts, tried: signInThrottle({ signInAttempts, clock: () => now })(attempt) };
};

it('counts an attempt before its outcome is known, within the limits of a quarter of an hour', async () => {
  const { signInAttempts, tried } = throttle({ attemptId: '7', attemptsLeft: 4 });
  await tried;
  const limits = { ofAccountAndAddress: 5, ofAddress: 30, ofUnknownAddresses: 10, windowSeconds: 900 };
  expect(signInAttempts.reserve).toHaveBeenCalledExactlyOnceWith(attempt, limits, now);
  expect(signInAttempts.release).not.toHaveBeenCalled();
  expect(signInAttempts.succeeded).not.toHaveBeenCalled();
});

it('refuses attempts beyond the limits', async () => {
  expect(await throttle({ retryAfterSeconds: 30 }).tried).toEqual({ retryAfterSeconds: 30 });
});

it('no longer counts an attempt that was no guess, and nothing of an account after a success', async () => {
  const { signInAttempts, tried } = throttle({ attemptId: '7', attemptsLeft: 4 });
  const counted = await tried;
  if ('retryAfterSeconds' in counted) throw new Error('The try was within the limits');
  await counted.discard();
  expect(signInAttempts.release).toHaveBeenCalledExactlyOnceWith('7');
  await counted.succeeded();
  expect(signInAttempts.succeeded).toHaveBeenCalledExactlyOnceWith(attempt, now);
});
