import { personId } from '@platzwart/contracts/core';
import { passwordId } from '@platzwart/contracts/user';
import { describe, expect, it, vi } from 'vitest';
import { TooBusy } from '../../core/concurrencyLimit.ts';
import { confirmPasswordBy } from './confirmPassword.ts';
import type { Throttle } from './signInThrottle.ts';

const anna = {
  personId: personId('aaaaaaaa-0000-4000-8000-000000000001'),
  passwordId: passwordId('11111111-0000-4000-8000-000000000001'),
};

const asking = (matches: () => Promise<boolean>) => {
  const counted = {
    attemptsLeft: 4,
    discard: vi.fn(() => Promise.resolve()),
    succeeded: vi.fn(() => Promise.resolve()),
  };
  const throttle = vi.fn<Throttle>(() => Promise.resolve(counted));
  const compared = vi.fn<(phc: string | null, password: string) => Promise<boolean>>(matches);
  const confirm = confirmPasswordBy({
    throttle,
    passwords: { matches: compared },
    vault: { passwords: { of: (id) => Promise.resolve(`hash ${id}`) } },
  });
  const answer = (person: Parameters<typeof confirm>[0] = anna, address: string | null = null) =>
    confirm(person, 'Grundlinie', { address });
  return { counted, throttle, compared, answer };
};

describe('Asking for the password again', () => {
  it('counts no attempt while too many passwords wait to be checked', async () => {
    const { counted, answer } = asking(() => Promise.reject(new TooBusy('100 wait already')));
    expect(await answer()).toMatchObject({ code: 'ERR_TOO_MANY_LOGIN_ATTEMPTS', fields: ['password'] });
    expect(counted.discard).toHaveBeenCalledOnce();
    expect(counted.succeeded).not.toHaveBeenCalled();
  });

  it('counts an attempt where the password is wrong, and none where it is right', async () => {
    const wrong = asking(() => Promise.resolve(false));
    expect(await wrong.answer()).toMatchObject({ code: 'ERR_WRONG_OLD_PASS', fields: ['password'] });
    expect(wrong.counted.discard).not.toHaveBeenCalled();
    const right = asking(() => Promise.resolve(true));
    expect(await right.answer()).toBeNull();
    expect(right.counted.succeeded).toHaveBeenCalledOnce();
  });

  it('compares with the current password, and with none where there is none', async () => {
    const { compared, answer } = asking(() => Promise.resolve(true));
    await answer();
    await answer({ ...anna, passwordId: null });
    expect(compared.mock.calls).toEqual([
      [`hash ${anna.passwordId}`, 'Grundlinie'],
      [null, 'Grundlinie'],
    ]);
  });

  it('counts per account and client address, calls without an address together', async () => {
    const { throttle, answer } = asking(() => Promise.resolve(true));
    await answer(anna, '203.0.113.7');
    await answer(anna, null);
    const account = anna.personId;
    const own = { account, owner: account };
    expect(throttle.mock.calls).toEqual([[{ ...own, address: '203.0.113.7' }], [{ ...own, address: 'signed in' }]]);
  });

  it('refuses unchecked after too many attempts', async () => {
    const { throttle, compared, answer } = asking(() => Promise.resolve(true));
    throttle.mockResolvedValue({ retryAfterSeconds: 60 });
    expect(await answer()).toMatchObject({ code: 'ERR_TOO_MANY_LOGIN_ATTEMPTS', fields: ['password'] });
    expect(compared).not.toHaveBeenCalled();
  });

  it('rethrows other errors', async () => {
    const { counted, answer } = asking(() => Promise.reject(new Error('the vault is unreachable')));
    await expect(answer()).rejects.toThrow('unreachable');
    expect(counted.discard).not.toHaveBeenCalled();
  });
});
