import { passwordId, personId } from '@platzwart/contracts/core';
import { describe, expect, it, vi } from 'vitest';
import { TooBusy } from '../core/limited.ts';
import { confirmPasswordBy } from './confirmPassword.ts';

const anna = {
  personId: personId('aaaaaaaa-0000-4000-8000-000000000001'),
  passwordId: passwordId('11111111-0000-4000-8000-000000000001'),
};

const asking = (matches: () => Promise<boolean>) => {
  const counted = { wasNoGuess: vi.fn(() => Promise.resolve()), succeeded: vi.fn(() => Promise.resolve()) };
  const confirm = confirmPasswordBy({
    throttle: () => Promise.resolve(counted),
    passwords: { matches },
    vault: { passwords: { of: () => Promise.resolve('a hash') } },
  });
  return { counted, answer: () => confirm(anna, 'Grundlinie', { address: null }) };
};

describe('Asking for the password once more', () => {
  it('is no guess while too many passwords wait to be checked', async () => {
    const { counted, answer } = asking(() => Promise.reject(new TooBusy('100 wait already')));
    expect(await answer()).toMatchObject({ code: 'ERR_TOO_MANY_LOGIN_ATTEMPTS', fields: ['password'] });
    expect(counted.wasNoGuess).toHaveBeenCalledOnce();
    expect(counted.succeeded).not.toHaveBeenCalled();
  });

  it('is one where the password is wrong, and none where it is right', async () => {
    const wrong = asking(() => Promise.resolve(false));
    expect(await wrong.answer()).toMatchObject({ code: 'ERR_WRONG_OLD_PASS' });
    expect(wrong.counted.wasNoGuess).not.toHaveBeenCalled();
    const right = asking(() => Promise.resolve(true));
    expect(await right.answer()).toBeNull();
    expect(right.counted.succeeded).toHaveBeenCalledOnce();
  });

  it('passes on what is no matter of a rush', async () => {
    const { counted, answer } = asking(() => Promise.reject(new Error('the vault is away')));
    await expect(answer()).rejects.toThrow('away');
    expect(counted.wasNoGuess).not.toHaveBeenCalled();
  });
});
