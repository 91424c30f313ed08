import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type VaultForSpec, anna, vaultForSpec } from './specVault.ts';

const secret = 'JBSWY3DPEHPK3PXPJBSWY3DPEHPK3PXP';

describe('Second factors in the vault', () => {
  let spec: VaultForSpec;
  beforeAll(async () => {
    spec = await vaultForSpec();
  });
  afterAll(() => spec.close());

  const kept = async (): Promise<string> => {
    const factorId = randomUUID();
    await spec.vault.secondFactors.keep({ factorId, personId: anna, secret });
    return factorId;
  };
  const withCodes = async (...codes: readonly string[]) => {
    const factorId = await kept();
    const made = codes.map((code) => ({ recoveryCodeId: randomUUID(), code }));
    await spec.vault.secondFactors.keepRecoveryCodes(factorId, made);
    return { factorId, ids: made.map(({ recoveryCodeId }) => recoveryCodeId) };
  };

  it('return their secret, which no row contains in plain text', async () => {
    const factorId = await kept();
    expect(await spec.vault.secondFactors.secretOf(factorId)).toBe(secret);
    expect(await spec.vault.secondFactors.secretOf(randomUUID())).toBeNull();
    const { rows } = await spec.pool.query('select second_factors::text from vault.second_factors');
    expect(JSON.stringify(rows)).not.toContain(secret);
  });

  it('accept each time step once, and no earlier one', async () => {
    const { useStep } = spec.vault.secondFactors;
    const factorId = await kept();
    expect(await useStep(factorId, 59_400_100)).toBe(true);
    expect(await useStep(factorId, 59_400_100)).toBe(false);
    expect(await useStep(factorId, 59_400_099)).toBe(false);
    expect(await useStep(factorId, 59_400_101)).toBe(true);
    const many = await Promise.all(Array.from({ length: 20 }, () => useStep(factorId, 59_400_102)));
    expect(many.filter((isFirst) => isFirst)).toHaveLength(1);
  });

  it('accept each recovery code once, also concurrently', async () => {
    const { useRecoveryCode } = spec.vault.secondFactors;
    const { factorId, ids } = await withCodes('rot-sand-42', 'linie-weiss-7');
    const answers = await Promise.all(Array.from({ length: 10 }, () => useRecoveryCode(factorId, 'rot-sand-42')));
    expect(answers.filter((answer) => answer !== null)).toEqual([ids[0]]);
    expect(await useRecoveryCode(factorId, 'rot-sand-43')).toBeNull();
    expect(await useRecoveryCode(factorId, 'linie-weiss-7')).toBe(ids[1]);
  });

  it('accept a recovery code in any notation', async () => {
    const { factorId, ids } = await withCodes('ROT7-SAND');
    expect(await spec.vault.secondFactors.useRecoveryCode(factorId, ' rot7 sand ')).toBe(ids[0]);
  });

  it('accept no recovery code of another factor', async () => {
    const { factorId } = await withCodes('rot-sand-42');
    const other = await kept();
    expect(await spec.vault.secondFactors.useRecoveryCode(other, 'rot-sand-42')).toBeNull();
    expect(await spec.vault.secondFactors.useRecoveryCode(factorId, 'rot-sand-42')).not.toBeNull();
  });

  it('are deleted with their recovery codes', async () => {
    const { secondFactors } = spec.vault;
    const { factorId } = await withCodes('rot-sand-42');
    await secondFactors.remove(factorId);
    expect(await secondFactors.secretOf(factorId)).toBeNull();
    expect(await secondFactors.useRecoveryCode(factorId, 'rot-sand-42')).toBeNull();
    expect(await secondFactors.useStep(factorId, 1)).toBe(false);
  });
});
