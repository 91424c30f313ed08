import { createHmac } from 'node:crypto';
import type pg from 'pg';
import { migrate } from './migrations.ts';
import { newKey, open, seal } from './vault/sealing.ts';

type Sealed = Readonly<{ personId: string; sealed: string }>;

/**
 * What must never be in the log: the keys of people's data, and their password hashes.
 * A person is forgotten by forgetting the key (docs/adr/0004-personal-data-vault.md).
 */
export type Vault = Readonly<{
  /** The JSON value `plain` under the person's own key, which is made where it is missing. Twice gives two different texts. */
  seal: (personId: string, plain: unknown) => Promise<string>;
  /**
   * The values that `seal` was given, in the order of `items`; null where the person's key is gone.
   * Throws where a text was altered, or belongs to somebody else. One query per call.
   */
  unseal: (items: readonly Sealed[]) => Promise<readonly unknown[]>;
  /** HMAC-SHA-256 under the club's own key, in hex: finds an e-mail again without keeping it. The same for the same `value`. */
  digest: (value: string) => string;
  /** `phc`: an argon2 hash in PHC form. */
  setPasswordHash: (personId: string, phc: string) => Promise<void>;
  passwordHashOf: (personId: string) => Promise<string | null>;
}>;

const tables = `
  create table vault.person_keys (
    person_id uuid primary key,
    key bytea not null check (length(key) = 32),
    made_at timestamptz not null default now()
  );
  create table vault.digest_key (
    only_row boolean primary key default true check (only_row),
    key bytea not null check (length(key) = 32)
  );
  create table vault.credentials (
    person_id uuid primary key,
    password_hash text not null,
    changed_at timestamptz not null default now()
  )`;

export const vaultSchema = { schema: 'vault', steps: [tables] };

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

const digestKey = async (pool: pg.Pool): Promise<Buffer> => {
  await pool.query('insert into vault.digest_key (key) values ($1) on conflict do nothing', [newKey()]);
  const { rows } = await pool.query<KeyRow>('select key from vault.digest_key');
  if (!rows[0]) throw new Error('vault.digest_key is empty');
  return rows[0].key;
};

const keysOf = async (pool: pg.Pool, people: readonly string[]): Promise<ReadonlyMap<string, Buffer>> => {
  const { rows } = await pool.query<KeyRow & { person_id: string }>(
    'select person_id, key from vault.person_keys where person_id = any($1)',
    [people],
  );
  return new Map(rows.map(({ person_id, key }) => [person_id, key]));
};

/** Opens the schema `vault`, and makes it and the digest key where they are missing. Throws SchemaTooNew. */
export const openVault = async (pool: pg.Pool): Promise<Vault> => {
  await migrate(pool, vaultSchema);
  const clubKey = await digestKey(pool);
  return {
    seal: async (personId, plain) => seal(await keyFor(pool, personId), { personId, plain }),
    unseal: async (items) => {
      if (items.length === 0) return [];
      const keys = await keysOf(pool, [...new Set(items.map(({ personId }) => personId))]);
      return items.map((item) => {
        const key = keys.get(item.personId);
        return key ? open(key, item) : null;
      });
    },
    digest: (value) => createHmac('sha256', clubKey).update(value).digest('hex'),
    setPasswordHash: async (personId, phc) => {
      await pool.query(
        `insert into vault.credentials (person_id, password_hash) values ($1, $2)
         on conflict (person_id) do update set password_hash = excluded.password_hash, changed_at = now()`,
        [personId, phc],
      );
    },
    passwordHashOf: async (personId) => {
      const { rows } = await pool.query<{ password_hash: string }>(
        'select password_hash from vault.credentials where person_id = $1',
        [personId],
      );
      return rows[0]?.password_hash ?? null;
    },
  };
};
