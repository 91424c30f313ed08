import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type VaultForSpec, anna, vaultForSpec } from './specVault.ts';

let opened: VaultForSpec;
beforeAll(async () => {
  opened = await vaultForSpec();
});
afterAll(() => opened.close());

const plain = { name: 'Łukasz Groß', amount: 1200 };

describe('What is sealed for the time that the law requires', () => {
  it('opens in the order of the question, also after its person was erased', async () => {
    const { retentionKeys, forget } = opened.vault;
    const [one, two] = await Promise.all([retentionKeys.seal(2026, plain), retentionKeys.seal(2027, 'next year')]);
    await forget(anna);
    const items = [
      { year: 2027, sealed: two },
      { year: 2026, sealed: one },
    ];
    expect(await retentionKeys.open(items)).toEqual(['next year', plain]);
  });

  it('does not open as that of another year', async () => {
    const { retentionKeys } = opened.vault;
    const sealed = await retentionKeys.seal(2026, plain);
    await retentionKeys.seal(2025, plain);
    await expect(retentionKeys.open([{ year: 2025, sealed }])).rejects.toThrow();
  });

  it('is gone when eight years have passed after the year, and the year gets no other key', async () => {
    const { retentionKeys } = opened.vault;
    const sealed = await retentionKeys.seal(2026, plain);
    await retentionKeys.destroyExpired('2034-12-31');
    expect(await retentionKeys.open([{ year: 2026, sealed }])).toEqual([plain]);
    await retentionKeys.destroyExpired('2035-01-01');
    expect(await retentionKeys.open([{ year: 2026, sealed }])).toEqual([null]);
    await expect(retentionKeys.seal(2026, plain)).rejects.toThrow('destroyed');
  });
});
