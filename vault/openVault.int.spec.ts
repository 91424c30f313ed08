import type pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type FreshDatabase, freshDatabase } from '../tests/support/freshDatabase.ts';
import { poolOn } from '../tests/support/poolOn.ts';
import { type Vault, openVault } from './openVault.ts';

const anna = '11111111-1111-4111-8111-111111111111';
const ben = '22222222-2222-4222-8222-222222222222';
const gast = '33333333-3333-4333-8333-333333333333';

describe('The vault', () => {
  let database: FreshDatabase;
  let pool: pg.Pool;
  let vault: Vault;

  beforeAll(async () => {
    database = await freshDatabase();
    pool = poolOn(database.url);
    vault = await openVault(pool);
  });

  afterAll(async () => {
    await pool.end();
    await database.drop();
  });

  it('returns sealed values, in the requested order', async () => {
    const [annas, bens] = [{ firstName: 'Anna', street: 'Weißgärbergäßchen' }, 'Größe 42 🎾'];
    const sealedAnna = await vault.seal(anna, annas);
    const sealedBen = await vault.seal(ben, bens);
    const opened = await vault.unseal([
      { personId: ben, sealed: sealedBen },
      { personId: anna, sealed: sealedAnna },
      { personId: ben, sealed: sealedBen },
    ]);
    expect(opened).toEqual([bens, annas, bens]);
  });

  it('returns nothing for an empty request', async () => {
    expect(await vault.unseal([])).toEqual([]);
  });

  it('reveals nothing of a sealed text, and seals no text alike twice', async () => {
    const first = await vault.seal(anna, { email: 'anna@platzwart.example' });
    const second = await vault.seal(anna, { email: 'anna@platzwart.example' });
    expect(first).not.toBe(second);
    expect(first).toMatch(/^v1\.[\w-]+$/);
    expect(Buffer.from(first.slice(3), 'base64url').toString('latin1')).not.toContain('anna');
  });

  it('cannot open texts of a person whose key is destroyed, but all others', async () => {
    const items = [
      { personId: gast, sealed: await vault.seal(gast, 'vergessen') },
      { personId: ben, sealed: await vault.seal(ben, 'behalten') },
    ];
    await pool.query('delete from vault.person_keys where person_id = $1', [gast]);
    expect(await vault.unseal(items)).toEqual([null, 'behalten']);
  });

  it('creates one key per person, also for concurrent seals', async () => {
    const person = '44444444-4444-4444-8444-444444444444';
    const texts = Array.from({ length: 20 }, (_, number) => `Text ${number}`);
    const sealed = await Promise.all(texts.map((text) => vault.seal(person, text)));
    expect(await vault.unseal(sealed.map((text) => ({ personId: person, sealed: text })))).toEqual(texts);
  });

  it('does not open the text of one person as that of another', async () => {
    await vault.seal(ben, 'x');
    const sealed = await vault.seal(anna, 'x');
    await expect(vault.unseal([{ personId: ben, sealed }])).rejects.toThrow();
  });

  it('does not open a text that was altered', async () => {
    const sealed = await vault.seal(anna, 'Annas Adresse');
    const altered = `${sealed.slice(0, 20)}${sealed[20] === 'A' ? 'B' : 'A'}${sealed.slice(21)}`;
    await expect(vault.unseal([{ personId: anna, sealed: altered }])).rejects.toThrow();
    await expect(vault.unseal([{ personId: anna, sealed: 'v2.abc' }])).rejects.toThrow('not sealed by the vault');
  });

  it('computes the same digest for the same text, also after a restart, and only with its key', async () => {
    const again = await openVault(pool);
    expect(again.digest('anna@platzwart.example')).toBe(vault.digest('anna@platzwart.example'));
    expect(vault.digest('anna@platzwart.example')).not.toBe(vault.digest('ben@platzwart.example'));
    expect(vault.digest('anna@platzwart.example')).toMatch(/^[\da-f]{64}$/);
    const other = await freshDatabase();
    const otherPool = poolOn(other.url);
    const otherClub = await openVault(otherPool);
    expect(otherClub.digest('anna@platzwart.example')).not.toBe(vault.digest('anna@platzwart.example'));
    await otherPool.end();
    await other.drop();
  });
});
