import type pg from 'pg';

/**
 * People whose registration was refused: what was sealed for them is nowhere, and their key belongs to nobody. It is destroyed for
 * this note alone, never because a log does not know somebody: that may be the wrong log.
 */
export type VaultRefused = Readonly<{
  /** `at`: ISO 8601 instant. Twice is once. */
  note: (people: readonly string[], at: string) => Promise<void>;
  /** Destroys the keys of those who were noted before `before` (ISO 8601 instant) and are not among `people` after all. */
  removeOld: (people: readonly string[], before: string) => Promise<void>;
}>;

export const refusedTable = `
  create table vault.refused (
    person_id uuid primary key,
    refused_at timestamptz not null
  );
  create index on vault.refused (refused_at)`;

export const refusedIn = (pool: pg.Pool): VaultRefused => ({
  note: async (people, at) => {
    await pool.query(
      `insert into vault.refused (person_id, refused_at) select person_id, $2 from unnest($1::uuid[]) as person_id
       on conflict do nothing`,
      [people, at],
    );
  },
  removeOld: async (people, before) => {
    await pool.query(
      `with over as (delete from vault.refused where refused_at < $2 returning person_id)
       delete from vault.person_keys using over
       where person_keys.person_id = over.person_id and not (over.person_id = any($1::uuid[]))`,
      [people, before],
    );
  },
});
