import { afterAll, beforeAll, beforeEach, expect, it } from 'vitest';
import { type VaultForSpec, anna, ben, vaultForSpec } from './specVault.ts';

const now = '2026-06-15T08:00:00.000Z';
const registration = (personId: string, at: string) => ({
  ...{ personId, emailDigest: `digest of ${personId}`, wanted: { personId }, correlationId: 'spec' },
  ...{ address: '203.0.113.7', at },
});

let spec: VaultForSpec;
beforeAll(async () => {
  spec = await vaultForSpec();
});
beforeEach(() => spec.pool.query('delete from vault.pending_registrations; delete from vault.code_requests'));
afterAll(() => spec.close());

const unknown = (): Promise<boolean> => Promise.resolve(false);
const known = (): Promise<boolean> => Promise.resolve(true);

it('The oldest registration is decided first, once; its client address is not stored', async () => {
  const { pendingRegistrations } = spec.vault;
  await pendingRegistrations.keep(registration(ben, '2026-06-15T07:59:00Z'));
  await pendingRegistrations.keep(registration(anna, '2026-06-15T07:58:00Z'));
  await pendingRegistrations.keep({ ...registration(anna, '2026-06-15T07:50:00Z'), wanted: 'something else' });
  const { rows } = await spec.pool.query('select n::text from vault.pending_registrations n');
  expect(JSON.stringify(rows)).not.toContain('203.0.113');
  const received: unknown[] = [];
  const receive = (each: unknown): Promise<boolean> => {
    received.push(each);
    return unknown();
  };
  while (await pendingRegistrations.processNext(receive, now));
  expect(received).toEqual([anna, ben].map((personId) => ({ wanted: { personId }, correlationId: 'spec' })));
});

it('A registration with a known e-mail becomes a request for an e-mail, from the same client address', async () => {
  const { pendingRegistrations, codeRequests } = spec.vault;
  await codeRequests.add({
    ...{ requestId: ben, kind: 'INIT_CODE', email: 'ben@platzwart.example', address: '203.0.113.7', at: now },
  });
  await pendingRegistrations.keep(registration(anna, now));
  expect(await pendingRegistrations.processNext(known, now)).toBe(true);
  expect(await pendingRegistrations.processNext(known, now)).toBe(false);
  const { rows } = await spec.pool.query(
    'select request_id, kind, email_digest, count(*) over (partition by address_digest)::int as at_one_place from vault.code_requests',
  );
  expect(rows).toContainEqual({
    ...{ request_id: anna, kind: 'KNOWN_EMAIL', email_digest: `digest of ${anna}`, at_one_place: 2 },
  });
});

it('A failed registration waits behind the others; none is decided twice at a time', async () => {
  const { pendingRegistrations } = spec.vault;
  await pendingRegistrations.keep(registration(anna, '2026-06-15T07:58:00Z'));
  await pendingRegistrations.keep(registration(ben, '2026-06-15T07:59:00Z'));
  await expect(pendingRegistrations.processNext(() => Promise.reject(new Error('No log')), now)).rejects.toThrow(
    'No log',
  );
  const order: unknown[] = [];
  const receive = async ({ wanted }: { wanted: unknown }): Promise<boolean> => {
    order.push(wanted);
    expect(await pendingRegistrations.processNext(unknown, now)).toBe(false);
    return false;
  };
  while (await pendingRegistrations.processNext(receive, now));
  expect(order).toEqual([{ personId: ben }, { personId: anna }]);
});

it('A registration that waited for a week is dropped, and its key is destroyed', async () => {
  const { pendingRegistrations, refused, seal, withKey } = spec.vault;
  await seal(anna, 'Adresse');
  await pendingRegistrations.keep(registration(anna, '2026-06-08T07:59:59Z'));
  await pendingRegistrations.keep(registration(ben, '2026-06-08T08:00:01Z'));
  await pendingRegistrations.removeOld('2026-06-08T08:00:00Z', now);
  await refused.removeOld([], '2026-06-16T08:00:00Z');
  expect([...(await withKey([anna]))]).toEqual([]);
  const { rows } = await spec.pool.query('select person_id from vault.pending_registrations');
  expect(rows).toEqual([{ person_id: ben }]);
  expect(await pendingRegistrations.processNext(unknown, '2026-06-16T08:00:00Z')).toBe(false);
});
