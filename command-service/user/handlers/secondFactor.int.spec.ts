import { randomUUID } from 'node:crypto';
import { Secret, TOTP } from 'otpauth';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { monday10 } from '../../testing/serviceOnPostgres.ts';
import { signInTestClub, secret } from './specSignIn.ts';

const now = Date.parse(monday10);
const codeAt = (steps: number): string =>
  TOTP.generate({ secret: Secret.fromBase32(secret), timestamp: now + steps * 30_000 });

describe('Signing in with a second factor', () => {
  let club: Awaited<ReturnType<typeof signInTestClub>>;
  beforeAll(async () => {
    club = await signInTestClub();
  });
  afterAll(() => club.close());
  let places = 0;
  const protectedAccount = async () => {
    const person = await club.register();
    const factorId = await club.enableFactor(person.personId);
    const address = `198.51.100.${(places += 1)}`;
    const enter = (secondFactor: string | null, password?: string): Promise<string> =>
      club.outcome(club.request(person.memberNumber, { secondFactor, address, ...(password && { password }) }));
    return { ...person, factorId, enter };
  };

  it('requires a current code, with a tolerance of half a minute', async () => {
    const { enter } = await protectedAccount();
    expect(await enter(null)).toBe('ERR_SECOND_FACTOR_REQUIRED');
    expect(await enter(codeAt(-2))).toBe('ERR_SECOND_FACTOR_INVALID');
    expect(await enter(codeAt(-1))).toBe('signed-in');
    expect(await enter(` ${codeAt(0).slice(0, 3)} ${codeAt(0).slice(3)}`)).toBe('signed-in');
    expect(await enter(codeAt(1))).toBe('signed-in');
    expect(await enter(codeAt(2))).toBe('ERR_SECOND_FACTOR_INVALID');
  });

  it('accepts each code once, and none that is older', async () => {
    const { enter } = await protectedAccount();
    const outcomes = await Promise.all(Array.from({ length: 4 }, () => enter(codeAt(0))));
    expect(outcomes.filter((outcome) => outcome === 'signed-in')).toHaveLength(1);
    expect(await enter(codeAt(-1))).toBe('ERR_SECOND_FACTOR_INVALID');
  });

  it('is not revealed without the right password', async () => {
    const { enter } = await protectedAccount();
    expect(await enter(codeAt(0), 'wrong')).toBe('ERR_INVALID_CREDENTIALS');
    expect(await enter(null, 'wrong')).toBe('ERR_INVALID_CREDENTIALS');
    expect(await enter(codeAt(0))).toBe('signed-in');
  });

  it('counts wrong codes as failed attempts, which the password alone does not reset', async () => {
    const { enter } = await protectedAccount();
    for (let guess = 0; guess < 5; guess += 1) {
      expect(await enter(null)).toBe('ERR_SECOND_FACTOR_REQUIRED');
      expect(await enter(String(100_000 + guess))).toBe('ERR_SECOND_FACTOR_INVALID');
    }
    expect(await enter(codeAt(0))).toBe('ERR_TOO_MANY_LOGIN_ATTEMPTS');
  });

  it('accepts a recovery code once, whatever its spelling, and records its use', async () => {
    const { enter, factorId, personId } = await protectedAccount();
    const recoveryCodeId = randomUUID();
    await club.vault.secondFactors.keepRecoveryCodes(factorId, [{ recoveryCodeId, code: 'K7QD-M2XA-9FRT-3WZP' }]);
    const outcomes = await Promise.all(Array.from({ length: 3 }, () => enter('k7qd m2xa 9frt 3wzp')));
    expect(outcomes.filter((outcome) => outcome === 'signed-in')).toHaveLength(1);
    const events = await club.store.read('members');
    const byThemselves: unknown = expect.objectContaining({ actor: personId, role: 'MEMBER', correlationId: 'spec' });
    const used = events.filter(({ type }) => type === 'RecoveryCodeUsed');
    expect(used.map(({ data, metadata }) => ({ data, metadata }))).toEqual([
      {
        data: { personId, factorId, recoveryCodeId },
        metadata: byThemselves,
      },
    ]);
  });

  it('is not required once it is removed', async () => {
    const { enter, personId } = await protectedAccount();
    await club.send({ type: 'RemoveSecondFactor', data: { personId } });
    expect(await enter(null)).toBe('signed-in');
  });
});
