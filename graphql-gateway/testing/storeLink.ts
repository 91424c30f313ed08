import { createHash } from 'node:crypto';
import { poolOn } from '../../tests/support/poolOn.ts';

/** Stores the calendar link of a person as the command-service would; a second one replaces the first. */
export const storeLink = async (databaseUrl: string, personId: string, token: string): Promise<void> => {
  const pool = poolOn(databaseUrl);
  await pool.query(
    `insert into vault.links (link_id, kind, person_id, token_hash, made_at)
     values (gen_random_uuid(), 'CALENDAR', $1, $2, now()) on conflict (person_id) do update set token_hash = excluded.token_hash`,
    [personId, createHash('sha256').update(token).digest()],
  );
  await pool.end();
};
