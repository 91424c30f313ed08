import type pg from 'pg';

/**
 * People whose registration was refused: no sealed text of them exists, and their key is unused. It is destroyed only on the evidence of this
 * row, never because the log does not know the person: that may be the wrong log.
 */
export type VaultRefusedRegistrations = Readonly<{
  /** `at`: ISO 8601 instant. Idempotent. */
  note: (people: readonly string[], at: string) => Promise<void>;
  /** Destroys the keys of people recorded before `before` (ISO 8601 instant) who are not among `people`. */
  removeOld: (people: readonly string[], before: string) => Promise<void>;
}>;

export const refusedRegistrationsTable = `
  create table vault.refused (
    person_id uuid primary key,
    refused_at timestamptz not null
  );
  create index on vault.refused (refused_at)`;

export const refusedRegistrationsIn = (pool: pg.Pool): VaultRefusedRegistrations => ({
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
