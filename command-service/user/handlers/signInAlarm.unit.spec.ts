import { personId } from '@platzwart/contracts/core';
import { describe, expect, it, vi } from 'vitest';
import type { SignInAnswer, SignInRequest } from './signIn.ts';
import { withSignInAlarm } from './signInAlarm.ts';

const request: SignInRequest = {
  ...{ credential: '1001', password: 'geraten!', secondFactor: null, address: '203.0.113.7', correlationId: 'spec' },
};
const refused = (code: Extract<SignInAnswer, { outcome: 'rejected' }>['code']): SignInAnswer => ({
  ...{ outcome: 'rejected', code, retryAfterSeconds: null, attemptsLeft: null },
});
const wrong = refused('ERR_INVALID_CREDENTIALS');
const inside: SignInAnswer = {
  ...{ outcome: 'signed-in', personId: personId('aaaaaaaa-0000-4000-8000-000000000001'), tokenVersion: 0 },
};

const watched = () => {
  const warn = vi.fn();
  const clock = { now: '2026-06-15T08:00:00.000Z' };
  let answer = wrong;
  const signIn = withSignInAlarm({ log: { warn }, clock: () => clock.now })(() => Promise.resolve(answer));
  const times = async (count: number, answered: SignInAnswer): Promise<void> => {
    answer = answered;
    for (let time = 0; time < count; time += 1) expect(await signIn(request)).toBe(answered);
  };
  return { warn, clock, times };
};

describe('The alarm about failed sign-ins', () => {
  it('is logged once, when a hundred have failed within a quarter of an hour', async () => {
    const { warn, times } = watched();
    await times(99, wrong);
    expect(warn).not.toHaveBeenCalled();
    await times(50, refused('ERR_TOO_MANY_LOGIN_ATTEMPTS'));
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      { failures: 100, minutes: 15 },
      expect.stringContaining('Very many sign-ins fail'),
    );
    expect(JSON.stringify(warn.mock.calls)).not.toMatch(/1001|geraten|203/);
  });

  it('counts over a whole quarter of an hour', async () => {
    const { warn, clock, times } = watched();
    await times(50, wrong);
    clock.now = '2026-06-15T08:14:59.000Z';
    await times(50, wrong);
    expect(warn).toHaveBeenCalledOnce();
  });

  it('is logged again where it continues', async () => {
    const { warn, clock, times } = watched();
    await times(150, wrong);
    clock.now = '2026-06-15T08:15:00.000Z';
    await times(99, wrong);
    expect(warn).toHaveBeenCalledOnce();
    await times(1, refused('ERR_SECOND_FACTOR_INVALID'));
    expect(warn).toHaveBeenCalledTimes(2);
  });

  it('does not count successful sign-ins, nor those of unconfirmed people', async () => {
    const { warn, times } = watched();
    await times(200, inside);
    await times(200, refused('ERR_SECOND_FACTOR_REQUIRED'));
    await times(200, refused('ERR_USER_NOT_VERIFIED'));
    expect(warn).not.toHaveBeenCalled();
  });
});
