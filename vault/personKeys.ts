import type pg from 'pg';
import { newKey, open, seal } from './sealing.ts';

type Sealed = Readonly<{ personId: string; sealed: string }>;

/** Texts sealed with a person's own key. An erasure destroys the key. */
export type Sealing = Readonly<{
  /**
   * Seals the JSON value `plain` with the person's own key, which is created where it is missing. Two calls give two different texts. A
   * text sealed for an erased person can never be opened.
   */
  seal: (personId: string, plain: unknown) => Promise<string>;
  /** `seal` of many, in their order, in two queries. */
  sealAll: (items: readonly Readonly<{ personId: string; plain: unknown }>[]) => Promise<readonly string[]>;
  /** Those of `people` who have a key. */
  withKey: (people: readonly string[]) => Promise<readonly string[]>;
  /**
   * The values given to `seal`, in the order of `items`; null where the person's key is destroyed.
   * Throws where a text was altered or belongs to another person. One query per call.
   */
  unseal: (items: readonly Sealed[]) => Promise<readonly unknown[]>;
}>;

type KeyRow = Readonly<{ key: Buffer }>;

const keysOf = async (pool: pg.Pool, people: readonly string[]): Promise<ReadonlyMap<string, Buffer>> => {
  const { rows } = await pool.query<KeyRow & { person_id: string }>(
    'select person_id, key from vault.person_keys where person_id = any($1)',
    [people],
  );
  return new Map(rows.map(({ person_id, key }) => [person_id, key]));
};

type Plain = Readonly<{ personId: string; plain: unknown }>;

const makeKeys = async (pool: pg.Pool, people: readonly string[]): Promise<void> => {
  await pool.query(
    `insert into vault.person_keys (person_id, key)
     select * from unnest($1::uuid[], $2::bytea[]) as made (person_id, key)
     where not exists (select from vault.forgotten where forgotten.person_id = made.person_id) on conflict do nothing`,
    [people, people.map(newKey)],
  );
};

/** Creates missing keys. Concurrent callers all use the key that was stored first. */
const sealUnder = async (pool: pg.Pool, items: readonly Plain[]): Promise<readonly string[]> => {
  const people = [...new Set(items.map(({ personId }) => personId))];
  const known = await keysOf(pool, people);
  const missing = people.filter((personId) => !known.has(personId));
  if (missing.length > 0) await makeKeys(pool, missing);
  const keys = missing.length > 0 ? await keysOf(pool, people) : known;
  // With another key than before, an older text of the person would look forged.
  return items.map((item) => seal(keys.get(item.personId) ?? newKey(), item));
};

const sealOne = async (pool: pg.Pool, item: Plain): Promise<string> => {
  const [sealed] = await sealUnder(pool, [item]);
  if (sealed === undefined) throw new Error('Nothing was sealed');
  return sealed;
};

export const sealingIn = (pool: pg.Pool): Sealing => ({
  seal: (personId, plain) => sealOne(pool, { personId, plain }),
  sealAll: (items) => sealUnder(pool, items),
  withKey: async (people) => [...(await keysOf(pool, people)).keys()],
  unseal: async (items) => {
    if (items.length === 0) return [];
    const keys = await keysOf(pool, [...new Set(items.map(({ personId }) => personId))]);
    return items.map((item) => {
      const key = keys.get(item.personId);
      return key ? open(key, item) : null;
    });
  },
});
