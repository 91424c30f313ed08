import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type VaultForSpec, anna, ben, vaultForSpec } from './specVault.ts';

const now = '2026-06-15T08:00:00.000Z';
const newcomer = (personId: string, at: string) => ({
  ...{ personId, emailDigest: `digest of ${personId}`, wanted: { personId }, correlationId: 'spec' },
  ...{ address: '203.0.113.7', at },
});

let spec: VaultForSpec;
beforeAll(async () => {
  spec = await vaultForSpec();
});
beforeEach(() => spec.pool.query('delete from vault.newcomers; delete from vault.code_requests'));
afterAll(() => spec.close());

const unknown = (): Promise<boolean> => Promise.resolve(false);
const known = (): Promise<boolean> => Promise.resolve(true);

it('Who came first is received first, once; where they are is not kept', async () => {
  const { newcomers } = spec.vault;
  await newcomers.keep(newcomer(ben, '2026-06-15T07:59:00Z'));
  await newcomers.keep(newcomer(anna, '2026-06-15T07:58:00Z'));
  await newcomers.keep({ ...newcomer(anna, '2026-06-15T07:50:00Z'), wanted: 'something else' });
  const { rows } = await spec.pool.query('select n::text from vault.newcomers n');
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
  const received: unknown[] = [];
  const receive = (each: unknown): Promise<boolean> => {
    received.push(each);
    return unknown();
  };
  while (await newcomers.receiveNext(receive, now));
  expect(received).toEqual([anna, ben].map((personId) => ({ wanted: { personId }, correlationId: 'spec' })));
});

it('One whose e-mail is known leaves a request for a letter, from the same place', async () => {
  const { newcomers, codeRequests } = spec.vault;
  await codeRequests.add({
    ...{ requestId: ben, kind: 'INIT_CODE', email: 'ben@platzwart.example', address: '203.0.113.7', at: now },
  });
  await newcomers.keep(newcomer(anna, now));
  expect(await newcomers.receiveNext(known, now)).toBe(true);
  expect(await newcomers.receiveNext(known, now)).toBe(false);
  const { rows } = await spec.pool.query(
    'select request_id, kind, email_digest, count(*) over (partition by address_digest)::int as at_one_place from vault.code_requests',
  );
  expect(rows).toContainEqual({
    ...{ request_id: anna, kind: 'KNOWN_EMAIL', email_digest: `digest of ${anna}`, at_one_place: 2 },
  });
});

it('One who cannot be received waits behind the others; nobody is received twice at a time', async () => {
  const { newcomers } = spec.vault;
  await newcomers.keep(newcomer(anna, '2026-06-15T07:58:00Z'));
  await newcomers.keep(newcomer(ben, '2026-06-15T07:59:00Z'));
  await expect(newcomers.receiveNext(() => Promise.reject(new Error('No log')), now)).rejects.toThrow('No log');
  const order: unknown[] = [];
  const receive = async ({ wanted }: { wanted: unknown }): Promise<boolean> => {
    order.push(wanted);
    expect(await newcomers.receiveNext(unknown, now)).toBe(false);
    return false;
  };
  while (await newcomers.receiveNext(receive, now));
  expect(order).toEqual([{ personId: ben }, { personId: anna }]);
});

it('Who has waited for a week is received no more, and the key goes', async () => {
  const { newcomers, refused, seal, withKey } = spec.vault;
  await seal(anna, 'Adresse');
  await newcomers.keep(newcomer(anna, '2026-06-08T07:59:59Z'));
  await newcomers.keep(newcomer(ben, '2026-06-08T08:00:01Z'));
  await newcomers.removeOld('2026-06-08T08:00:00Z', now);
  await refused.removeOld([], '2026-06-16T08:00:00Z');
  expect([...(await withKey([anna]))]).toEqual([]);
  const { rows } = await spec.pool.query('select person_id from vault.newcomers');
  expect(rows).toEqual([{ person_id: ben }]);
  expect(await newcomers.receiveNext(unknown, '2026-06-16T08:00:00Z')).toBe(false);
});
