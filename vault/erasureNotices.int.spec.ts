import { afterAll, beforeAll, expect, it } from 'vitest';
import { type VaultForSpec, anna, ben, vaultForSpec } from './specVault.ts';

let spec: VaultForSpec;
beforeAll(async () => {
  spec = await vaultForSpec();
});
afterAll(() => spec.close());

const last = { firstName: 'Anna', email: 'anna@platzwart.example', language: 'de' };

it('An erasure notice outlives the person’s key, is stored sealed, and is deleted with its e-mail', async () => {
  const { erasureNotices, seal, forget } = spec.vault;
  await seal(anna, 'Adresse');
  await erasureNotices.keep(anna, { ...last, firstName: 'Ana' }, '2026-06-15T08:00:00Z');
  await erasureNotices.keep(anna, last, '2026-06-15T08:00:00Z');
  await forget(anna);
  expect(await erasureNotices.of(anna)).toEqual(last);
  expect(await erasureNotices.of(ben)).toBeNull();
  const { rows } = await spec.pool.query<{ row: string }>('select f::text as row from vault.erasure_notices f');
  expect(rows.map(({ row }) => row).join()).not.toMatch(/Anna|platzwart/);
  await spec.pool.query('update vault.erasure_notices set person_id = $1', [ben]);
  await expect(erasureNotices.of(ben)).rejects.toThrow();
  await erasureNotices.remove(ben);
  await erasureNotices.remove(ben);
  expect(await erasureNotices.of(ben)).toBeNull();
});

it('It expires, also where no e-mail was sent', async () => {
  const { erasureNotices } = spec.vault;
  await erasureNotices.keep(anna, last, '2026-06-15T08:00:00Z');
  await erasureNotices.keep(ben, last, '2026-06-15T08:00:01Z');
  await erasureNotices.removeOld('2026-06-15T08:00:01Z');
  expect([await erasureNotices.of(anna), await erasureNotices.of(ben)]).toEqual([null, last]);
});
