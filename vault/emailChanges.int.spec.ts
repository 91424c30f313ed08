import { afterAll, beforeAll, expect, it } from 'vitest';
import type { ChangesGranted } from './openVault.ts';
import { type VaultForSpec, anna, ben, vaultForSpec } from './specVault.ts';

let spec: VaultForSpec;
beforeAll(async () => {
  spec = await vaultForSpec();
});
afterAll(() => spec.close());

/** Previous grants; this e-mail is granted, too. */
const ask = async (personId: string, email: string, at: string): Promise<ChangesGranted | undefined> => {
  let seen: ChangesGranted | undefined;
  const isAllowed = (granted: ChangesGranted): boolean => {
    seen = granted;
    return true;
  };
  await spec.vault.emailChanges.grant({ personId, email, at }, isAllowed);
  return seen;
};

it('E-mails about a change of address are counted by person and by address, of the last minute and day', async () => {
  await ask(anna, 'a@new.example', '2026-06-15T08:00:00Z');
  await ask(anna, 'b@new.example', '2026-06-16T07:00:00Z');
  await ask(ben, 'a@new.example', '2026-06-16T07:59:30Z');
  expect(await ask(anna, 'a@new.example', '2026-06-16T07:59:59Z')).toEqual({
    ...{ byPersonThisMinute: 0, byPersonToday: 2, toEmailThisMinute: 1, toEmailToday: 2 },
  });
  await spec.vault.forget(anna);
  await spec.vault.emailChanges.removeOld('2026-06-16T07:59:00Z');
  expect(await ask(ben, 'a@new.example', '2026-06-16T08:01:00Z')).toEqual({
    ...{ byPersonThisMinute: 0, byPersonToday: 1, toEmailThisMinute: 0, toEmailToday: 1 },
  });
});

it('Of concurrent requests no more are granted than the limit', async () => {
  const at = '2026-06-20T08:00:00Z';
  const isAllowed = ({ byPersonToday }: ChangesGranted): boolean => byPersonToday < 3;
  const grants = Array.from({ length: 20 }, (_, number) =>
    spec.vault.emailChanges.grant({ personId: anna, email: `${number}@new.example`, at }, isAllowed),
  );
  expect((await Promise.all(grants)).filter(Boolean)).toHaveLength(3);
});
