import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { KioskPairingsOpen } from './openVault.ts';
import { type VaultForSpec, vaultForSpec } from './specVault.ts';

let opened: VaultForSpec;
beforeAll(async () => {
  opened = await vaultForSpec();
});
beforeEach(async () => {
  await opened.pool.query('delete from vault.kiosk_pairings');
  await opened.pool.query('delete from vault.links');
});
afterAll(() => opened.close());

const at = '2026-06-15T08:05:00.000Z';
const screenNr = (n: number, change = {}) => ({
  pairingId: `00000000-0000-4000-8000-00000000000${n}`,
  code: `WDJBMJH${'BCDFGHJKLM'.charAt(n)}`,
  tokenHash: String(n).repeat(64),
  ...{ browser: 'CHROME', system: 'ANDROID', address: '203.0.113.7' },
  ...{ requestedAt: '2026-06-15T08:00:00.000Z', expiresAt: '2026-06-15T08:10:00.000Z' },
  ...change,
});
const request = (n: number, change = {}, isAllowed: (open: KioskPairingsOpen) => boolean = () => true) =>
  opened.vault.kioskPairings.request(screenNr(n, change), isAllowed);
const kiosks = async () => {
  const { rows } = await opened.pool.query<Record<string, unknown>>(
    `select link_id as id, name, encode(token_hash, 'hex') as hash from vault.links where kind = 'KIOSK'`,
  );
  return rows;
};

describe('A screen that shows a code', () => {
  const clubhouse = { code: screenNr(1).code, name: 'Clubhaus', at };

  it('becomes a kiosk with the secret that it has, once', async () => {
    const { kioskPairings } = opened.vault;
    await request(1);
    expect(await kioskPairings.confirm(clubhouse)).toBe(screenNr(1).pairingId);
    expect(await kioskPairings.confirm(clubhouse)).toBe(screenNr(1).pairingId);
    expect(await kioskPairings.confirm({ ...clubhouse, name: 'Halle' })).toBeNull();
    expect(await kiosks()).toEqual([{ id: screenNr(1).pairingId, name: 'Clubhaus', hash: '1'.repeat(64) }]);
  });

  it('does not, where the code is another one or has ended', async () => {
    const { kioskPairings } = opened.vault;
    await request(1);
    expect(await kioskPairings.confirm({ ...clubhouse, code: 'WDJBMJHX' })).toBeNull();
    expect(await kioskPairings.confirm({ ...clubhouse, at: screenNr(1).expiresAt })).toBeNull();
    expect(await kiosks()).toEqual([]);
  });

  it('is not brought back by a repeated confirmation once it was removed', async () => {
    const { kioskPairings, links } = opened.vault;
    await request(1);
    await kioskPairings.confirm(clubhouse);
    expect(await links.removeKiosk(screenNr(1).pairingId)).toBe(true);
    expect(await kioskPairings.confirm(clubhouse)).toBeNull();
    expect(await kiosks()).toEqual([]);
  });

  it('is one of those with their own code, of which the open ones are counted by address and in total', async () => {
    const counts: KioskPairingsOpen[] = [];
    const count = (open: KioskPairingsOpen): boolean => counts.push(open) > 0;
    await request(1, {}, count);
    await request(2, { address: '203.0.113.8' }, count);
    await opened.vault.kioskPairings.confirm(clubhouse);
    await request(3, {}, count);
    expect(await request(4, { code: screenNr(3).code }, count)).toBe(false);
    await request(5, { requestedAt: '2026-06-15T08:10:00.000Z', expiresAt: '2026-06-15T08:20:00.000Z' }, count);
    expect(counts.map(({ fromAddress, all }) => [fromAddress, all])).toEqual([
      [0, 0],
      [0, 1],
      [0, 1],
      [1, 2],
      [0, 0],
    ]);
    expect(await request(6, {}, () => false)).toBe(false);
    const { rows } = await opened.pool.query('select p::text from vault.kiosk_pairings p');
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain('203.0.113');
  });

  it('is one of no more than the limit also where many ask at the same time, and is forgotten when its code ends', async () => {
    const { kioskPairings } = opened.vault;
    const asked = Array.from({ length: 9 }, (_, n) => request(n, {}, ({ fromAddress }) => fromAddress < 3));
    expect((await Promise.all(asked)).filter(Boolean)).toHaveLength(3);
    await kioskPairings.removeOld(at);
    expect((await opened.pool.query('select from vault.kiosk_pairings')).rowCount).toBe(3);
    await kioskPairings.removeOld(screenNr(1).expiresAt);
    expect((await opened.pool.query('select from vault.kiosk_pairings')).rowCount).toBe(0);
  });
});
