import type pg from 'pg';
import * as v from 'valibot';
import type { Mac } from './clubKey.ts';
import { open, seal } from './sealing.ts';

/**
 * The data for the e-mail that confirms an erasure. The person's own key is destroyed by then, so it is sealed with the club's key. It is in no
 * backup and is deleted with the e-mail.
 */
export type VaultErasureNotices = Readonly<{
  /** Call it before the event that erases the person; replaces an earlier notice. `at`: ISO 8601 instant. */
  keep: (personId: string, plain: unknown, at: string) => Promise<void>;
  /** The data given to `keep`; null where there is none (any more). */
  of: (personId: string) => Promise<unknown>;
  /** Idempotent. */
  remove: (personId: string) => Promise<void>;
  /** Deletes notices that were kept before `before`, an ISO 8601 instant. */
  removeOld: (before: string) => Promise<void>;
}>;

export const erasureNoticesTable = `
  create table vault.farewells (
    person_id uuid primary key,
    sealed text not null,
    kept_at timestamptz not null
  );
  create index on vault.farewells (kept_at)`;

/** An older release called it otherwise; the name of the key stays, so that notices which it kept can be opened. */
export const renameErasureNotices = 'alter table vault.farewells rename to erasure_notices';

const rowsSchema = v.array(v.object({ sealed: v.string() }));

export const erasureNoticesIn = (pool: pg.Pool, mac: Mac): VaultErasureNotices => {
  const key = mac('key of farewells');
  return {
    keep: async (personId, plain, at) => {
      await pool.query(
        `insert into vault.erasure_notices (person_id, sealed, kept_at) values ($1, $2, $3)
         on conflict (person_id) do update set sealed = excluded.sealed, kept_at = excluded.kept_at`,
        [personId, seal(key, { personId, plain }), at],
      );
    },
    of: async (personId) => {
      const { rows } = await pool.query('select sealed from vault.erasure_notices where person_id = $1', [personId]);
      const [kept] = v.parse(rowsSchema, rows);
      return kept ? open(key, { personId, sealed: kept.sealed }) : null;
    },
    remove: async (personId) => {
      await pool.query('delete from vault.erasure_notices where person_id = $1', [personId]);
    },
    removeOld: async (before) => {
      await pool.query('delete from vault.erasure_notices where kept_at < $1', [before]);
    },
  };
};
