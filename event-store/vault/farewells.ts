import type pg from 'pg';
import * as v from 'valibot';
import type { Mac } from './clubKey.ts';
import { open, seal } from './sealing.ts';

/**
 * What the last letter to somebody who is erased needs: their own key is gone by then, so it is sealed with the club's. In no backup,
 * and gone with the letter.
 */
export type VaultFarewells = Readonly<{
  /** Before the event that erases the person; what was kept before is replaced. `at`: ISO 8601 instant. */
  keep: (personId: string, plain: unknown, at: string) => Promise<void>;
  /** What `keep` was given; null where nothing is kept (any more). */
  of: (personId: string) => Promise<unknown>;
  /** Twice is once. */
  remove: (personId: string) => Promise<void>;
  /** Those that were kept before `before`, an ISO 8601 instant. */
  removeOld: (before: string) => Promise<void>;
}>;

export const farewellsTable = `
  create table vault.farewells (
    person_id uuid primary key,
    sealed text not null,
    kept_at timestamptz not null
  );
  create index on vault.farewells (kept_at)`;

const rowsSchema = v.array(v.object({ sealed: v.string() }));

export const farewellsIn = (pool: pg.Pool, mac: Mac): VaultFarewells => {
  const key = mac('key of farewells');
  return {
    keep: async (personId, plain, at) => {
      await pool.query(
        `insert into vault.farewells (person_id, sealed, kept_at) values ($1, $2, $3)
         on conflict (person_id) do update set sealed = excluded.sealed, kept_at = excluded.kept_at`,
        [personId, seal(key, { personId, plain }), at],
      );
    },
    of: async (personId) => {
      const { rows } = await pool.query('select sealed from vault.farewells where person_id = $1', [personId]);
      const [kept] = v.parse(rowsSchema, rows);
      return kept ? open(key, { personId, sealed: kept.sealed }) : null;
    },
    remove: async (personId) => {
      await pool.query('delete from vault.farewells where person_id = $1', [personId]);
    },
    removeOld: async (before) => {
      await pool.query('delete from vault.farewells where kept_at < $1', [before]);
    },
  };
};
