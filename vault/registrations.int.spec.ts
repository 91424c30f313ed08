import { afterAll, beforeAll, expect, it } from 'vitest';
import type { RegistrationsGranted } from './openVault.ts';
import { type VaultForSpec, vaultForSpec } from './specVault.ts';

let spec: VaultForSpec;
beforeAll(async () => {
  spec = await vaultForSpec();
});
afterAll(() => spec.close());

/** Previous grants; this registration is granted, too. */
const ask = async (address: string, at: string): Promise<RegistrationsGranted | undefined> => {
  let seen: RegistrationsGranted | undefined;
  const isAllowed = (granted: RegistrationsGranted): boolean => {
    seen = granted;
    return true;
  };
  await spec.vault.registrations.grant({ address, at }, isAllowed);
  return seen;
};

it('Registrations of the last hour are counted by client address and in total', async () => {
  await ask('203.0.113.7', '2026-06-15T08:00:00Z');
  await ask('203.0.113.7', '2026-06-15T08:30:00Z');
  await ask('203.0.113.8', '2026-06-15T08:40:00Z');
  expect(await ask('203.0.113.7', '2026-06-15T09:10:00Z')).toEqual({ fromAddressThisHour: 1, thisHour: 2 });
  await spec.vault.registrations.removeOld('2026-06-15T08:45:00Z');
  expect(await ask('203.0.113.8', '2026-06-15T09:20:00Z')).toEqual({ fromAddressThisHour: 0, thisHour: 1 });
  const { rows } = await spec.pool.query('select r::text from vault.registrations r');
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
});

it('Of concurrent registrations no more are granted than the limit', async () => {
  const asked = { address: '203.0.113.9', at: '2026-06-20T08:00:00Z' };
  const isAllowed = ({ fromAddressThisHour }: RegistrationsGranted): boolean => fromAddressThisHour < 3;
  const grants = Array.from({ length: 20 }, () => spec.vault.registrations.grant(asked, isAllowed));
  expect((await Promise.all(grants)).filter(Boolean)).toHaveLength(3);
});
