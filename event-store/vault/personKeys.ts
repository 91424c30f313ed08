import type pg from 'pg';
import { newKey, open, seal } from './sealing.ts';

type Sealed = Readonly<{ personId: string; sealed: string }>;

/** Texts that only a person's own key opens. Erasing the person is destroying the key. */
export type Sealing = Readonly<{
  /** The JSON value `plain` under the person's own key, which is made where it is missing. Twice gives two different texts. */
  seal: (personId: string, plain: unknown) => Promise<string>;
  /**
   * The values that `seal` was given, in the order of `items`; null where the person's key is gone.
   * Throws where a text was altered, or belongs to somebody else. One query per call.
   */
  unseal: (items: readonly Sealed[]) => Promise<readonly unknown[]>;
}>;

type KeyRow = Readonly<{ key: Buffer }>;

const knownKey = async (pool: pg.Pool, personId: string): Promise<Buffer | undefined> => {
  const { rows } = await pool.query<KeyRow>('select key from vault.person_keys where person_id = $1', [personId]);
  return rows[0]?.key;
};

const keyFor = async (pool: pg.Pool, personId: string): Promise<Buffer> => {
  const known = await knownKey(pool, personId);
  if (known) return known;
  const values = [personId, newKey()];
  await pool.query('insert into vault.person_keys (person_id, key) values ($1, $2) on conflict do nothing', values);
  // Whoever was first: both seal under the key that was kept.
  const kept = await knownKey(pool, personId);
  if (!kept) throw new Error('The key of a person was removed while it was made');
  return kept;
};

const keysOf = async (pool: pg.Pool, people: readonly string[]): Promise<ReadonlyMap<string, Buffer>> => {
  const { rows } = await pool.query<KeyRow & { person_id: string }>(
    'select person_id, key from vault.person_keys where person_id = any($1)',
    [people],
  );
  return new Map(rows.map(({ person_id, key }) => [person_id, key]));
};

export const sealingIn = (pool: pg.Pool): Sealing => ({
  seal: async (personId, plain) => seal(await keyFor(pool, personId), { personId, plain }),
  unseal: async (items) => {
    if (items.length === 0) return [];
    const keys = await keysOf(pool, [...new Set(items.map(({ personId }) => personId))]);
    return items.map((item) => {
      const key = keys.get(item.personId);
      return key ? open(key, item) : null;
    });
  },
});
