import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { type VaultForSpec, anna, ben, vaultForSpec } from './specVault.ts';

let opened: VaultForSpec;
beforeAll(async () => {
  opened = await vaultForSpec();
});
beforeEach(async () => {
  await opened.pool.query('delete from vault.links');
});
afterAll(() => opened.close());

const linkNr = (n: number) => ({
  linkId: `00000000-0000-4000-8000-00000000000${n}`,
  tokenHash: String(n).repeat(64),
  madeAt: `2026-06-0${n}T10:00:00Z`,
});
const stored = async () => {
  const { rows } = await opened.pool.query<Record<string, unknown>>(
    `select kind, person_id, name, encode(token_hash, 'hex') as hash from vault.links order by made_at`,
  );
  return rows;
};

describe('Secret links', () => {
  it('of a calendar replace each other, and end for their owner alone', async () => {
    const { links } = opened.vault;
    await links.renewCalendar(anna, linkNr(1));
    await links.renewCalendar(ben, linkNr(2));
    await links.renewCalendar(anna, linkNr(3));
    expect(await stored()).toEqual([
      { kind: 'CALENDAR', person_id: ben, name: null, hash: '2'.repeat(64) },
      { kind: 'CALENDAR', person_id: anna, name: null, hash: '3'.repeat(64) },
    ]);
    await links.removeCalendar(anna);
    await links.removeCalendar(anna);
    expect((await stored()).map(({ person_id: personId }) => personId)).toEqual([ben]);
  });

  it('of two renewals at the same time keep one', async () => {
    const { links } = opened.vault;
    await Promise.all([links.renewCalendar(anna, linkNr(1)), links.renewCalendar(anna, linkNr(2))]);
    expect(await stored()).toHaveLength(1);
  });

  it('of kiosks stand beside each other', async () => {
    const { links } = opened.vault;
    await links.addKiosk('Clubhaus', linkNr(1));
    await links.addKiosk('Halle', linkNr(2));
    expect(await links.removeKiosk(linkNr(1).linkId)).toBe(true);
    expect(await links.removeKiosk(linkNr(1).linkId)).toBe(false);
    expect(await stored()).toEqual([{ kind: 'KIOSK', person_id: null, name: 'Halle', hash: '2'.repeat(64) }]);
  });

  it('of a calendar are no kiosk', async () => {
    await opened.vault.links.renewCalendar(anna, linkNr(1));
    expect(await opened.vault.links.removeKiosk(linkNr(1).linkId)).toBe(false);
  });

  it('end with their person, who gets no new one', async () => {
    const { vault } = opened;
    await vault.links.renewCalendar(anna, linkNr(1));
    await vault.forget(anna);
    await vault.links.renewCalendar(anna, linkNr(2));
    expect(await stored()).toEqual([]);
  });
});
