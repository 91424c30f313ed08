import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freshDatabase } from '../tests/support/freshDatabase.ts';
import { migrate } from '@platzwart/database/migrations';
import { openVault } from './openVault.ts';
import { vaultSchema } from './schema.ts';
import { poolOn } from '../tests/support/poolOn.ts';
import { type VaultForSpec, anna, ben, vaultForSpec } from './specVault.ts';

const first = 'a1111111-1111-4111-8111-111111111111';
const second = 'a2222222-2222-4222-8222-222222222222';

describe('Passwords in the vault', () => {
  let spec: VaultForSpec;
  beforeAll(async () => {
    spec = await vaultForSpec();
  });
  afterAll(() => spec.close());

  it('are stored side by side: the log decides which one is valid', async () => {
    const { passwords } = spec.vault;
    await passwords.keep(first, anna, '$argon2id$first');
    await passwords.keep(second, anna, '$argon2id$second');
    expect(await passwords.of(first)).toBe('$argon2id$first');
    expect(await passwords.of(second)).toBe('$argon2id$second');
    expect(await passwords.of(anna)).toBeNull();
  });

  it('are not changed when the same one is stored again', async () => {
    const { passwords } = spec.vault;
    await passwords.keep(first, ben, '$argon2id$of the intruder');
    expect(await passwords.of(first)).toBe('$argon2id$first');
  });

  it('get a newer hash only if they still exist', async () => {
    const { passwords } = spec.vault;
    await passwords.rehash(first, '$argon2id$newer');
    await passwords.rehash(ben, '$argon2id$newer');
    expect(await passwords.of(first)).toBe('$argon2id$newer');
    expect(await passwords.of(ben)).toBeNull();
  });

  it("are found under the person's id if they are older than password ids", async () => {
    const database = await freshDatabase();
    const pool = poolOn(database.url);
    await migrate(pool, { schema: 'vault', steps: vaultSchema.steps.slice(0, 1) });
    await pool.query(`insert into vault.credentials values ($1, '$argon2id$old', '2026-01-02T03:04:05Z')`, [anna]);
    const { passwords } = await openVault(pool);
    expect(await passwords.of(anna)).toBe('$argon2id$old');
    const { rows } = await pool.query('select person_id, made_at from vault.passwords');
    expect(rows).toEqual([{ person_id: anna, made_at: new Date('2026-01-02T03:04:05Z') }]);
    await pool.end();
    await database.drop();
  });
});
