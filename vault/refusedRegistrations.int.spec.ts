import { afterAll, beforeAll, expect, it } from 'vitest';
import { type VaultForSpec, anna, ben, vaultForSpec } from './specVault.ts';

const clara = '33333333-3333-4333-8333-333333333333';
const dora = '44444444-4444-4444-8444-444444444444';

let spec: VaultForSpec;
beforeAll(async () => {
  spec = await vaultForSpec();
});
afterAll(() => spec.close());

it('The key of a refused registration is destroyed later; all other keys stay, known to the log or not', async () => {
  const { refused, seal, withKey } = spec.vault;
  for (const person of [anna, ben, clara, dora]) await seal(person, 'Adresse');
  await refused.note([anna, ben], '2026-06-14T08:00:00Z');
  await refused.note([anna], '2026-06-15T08:00:00Z');
  await refused.note([clara], '2026-06-15T08:00:00Z');
  // Ben's second attempt was accepted. Dora is in no table.
  await refused.removeOld([ben], '2026-06-15T08:00:00Z');
  expect([...(await withKey([anna, ben, clara, dora]))].sort()).toEqual([ben, clara, dora]);
  await refused.removeOld([], '2026-06-15T08:00:01Z');
  expect([...(await withKey([ben, clara, dora]))].sort()).toEqual([ben, dora]);
});
