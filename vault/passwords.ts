import type pg from 'pg';

/** Hashes of passwords in PHC format. The log decides which one is a person's current password. */
export type VaultPasswords = Readonly<{
  /** Call it before the event that names `passwordId`. Idempotent: the first hash stays. */
  keep: (passwordId: string, personId: string, phc: string) => Promise<void>;
  of: (passwordId: string) => Promise<string | null>;
  /** Deletes those that are older than `before` (ISO 8601 instant) and not in `current`: replaced or never used. */
  removeOthers: (current: readonly string[], before: string) => Promise<void>;
  /** Replaces the hash by one with newer parameters; does nothing where it was deleted. */
  rehash: (passwordId: string, phc: string) => Promise<void>;
}>;

export const passwordsIn = (pool: pg.Pool): VaultPasswords => ({
  keep: async (passwordId, personId, phc) => {
    await pool.query(
      'insert into vault.passwords (password_id, person_id, phc) values ($1, $2, $3) on conflict do nothing',
      [passwordId, personId, phc],
    );
  },
  of: async (passwordId) => {
    const { rows } = await pool.query<{ phc: string }>('select phc from vault.passwords where password_id = $1', [
      passwordId,
    ]);
    return rows[0]?.phc ?? null;
  },
  removeOthers: async (current, before) => {
    await pool.query('delete from vault.passwords where made_at < $2 and not (password_id = any($1::uuid[]))', [
      current,
      before,
    ]);
  },
  rehash: async (passwordId, phc) => {
    await pool.query('update vault.passwords set phc = $2 where password_id = $1', [passwordId, phc]);
  },
});
