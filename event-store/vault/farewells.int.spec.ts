import { afterAll, beforeAll, expect, it } from 'vitest';
import { type VaultForSpec, anna, ben, vaultForSpec } from './specVault.ts';

let spec: VaultForSpec;
beforeAll(async () => {
  spec = await vaultForSpec();
});
afterAll(() => spec.close());

const last = { firstName: 'Anna', email: 'anna@platzwart.example', language: 'de' };

it('What a last letter needs outlives the person’s key, is legible to nobody else, and goes with the letter', async () => {
  const { farewells, seal, forget } = spec.vault;
  await seal(anna, 'Adresse');
  await farewells.keep(anna, { ...last, firstName: 'Ana' }, '2026-06-15T08:00:00Z');
  await farewells.keep(anna, last, '2026-06-15T08:00:00Z');
  await forget(anna);
  expect(await farewells.of(anna)).toEqual(last);
  expect(await farewells.of(ben)).toBeNull();
  const { rows } = await spec.pool.query<{ row: string }>('select f::text as row from vault.farewells f');
  expect(rows.map(({ row }) => row).join()).not.toMatch(/Anna|platzwart/);
  await spec.pool.query('update vault.farewells set person_id = $1', [ben]);
  await expect(farewells.of(ben)).rejects.toThrow();
  await farewells.remove(ben);
  await farewells.remove(ben);
  expect(await farewells.of(ben)).toBeNull();
});

it('It is gone after its time, letter or not', async () => {
  const { farewells } = spec.vault;
  await farewells.keep(anna, last, '2026-06-15T08:00:00Z');
  await farewells.keep(ben, last, '2026-06-15T08:00:01Z');
  await farewells.removeOld('2026-06-15T08:00:01Z');
  expect([await farewells.of(anna), await farewells.of(ben)]).toEqual([null, last]);
});
