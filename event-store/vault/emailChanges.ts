import type pg from 'pg';
import * as v from 'valibot';
import type { Mac } from './clubKey.ts';
import { inTurn } from './inTurn.ts';

/** Somebody who is signed in wants a letter to go to an address that is not theirs yet. */
export type AskedChange = Readonly<{
  personId: string;
  email: string;
  /** ISO 8601 instant. */
  at: string;
}>;

const grantedSchema = v.object({
  byPersonThisMinute: v.number(),
  byPersonToday: v.number(),
  toEmailThisMinute: v.number(),
  toEmailToday: v.number(),
});
/** Letters that were granted in the last minute and day: to this person, and to this address, whoever asked. */
export type ChangesGranted = Readonly<v.InferOutput<typeof grantedSchema>>;

/** How often people ask for another e-mail, by ids and digests. Apart from what strangers ask for: neither uses up the other's share. */
export type VaultEmailChanges = Readonly<{
  /** Whether the letter may go out by what was granted before; then it is counted. However many ask at once, they are asked one by one. */
  grant: (change: AskedChange, mayGo: (granted: ChangesGranted) => boolean) => Promise<boolean>;
  /** Those that were granted before `before`, an ISO 8601 instant. */
  removeOld: (before: string) => Promise<void>;
}>;

export const emailChangesTable = `
  create table vault.email_changes (
    change_id bigint generated always as identity primary key,
    person_id uuid not null,
    email_digest bytea not null,
    at timestamptz not null
  );
  create index on vault.email_changes (person_id, at);
  create index on vault.email_changes (email_digest, at);
  create index on vault.email_changes (at)`;

const granted = `select
    count(*) filter (where person_id = $2 and at > $1::timestamptz - interval '1 minute')::int as "byPersonThisMinute",
    count(*) filter (where person_id = $2)::int as "byPersonToday",
    count(*) filter (where email_digest = $3 and at > $1::timestamptz - interval '1 minute')::int as "toEmailThisMinute",
    count(*) filter (where email_digest = $3)::int as "toEmailToday"
  from vault.email_changes
  where at > $1::timestamptz - interval '1 day' and (person_id = $2 or email_digest = $3)`;

export const emailChangesIn = (pool: pg.Pool, mac: Mac): VaultEmailChanges => ({
  grant: ({ personId, email, at }, mayGo) =>
    inTurn(pool, 'vault.email_changes', async (client) => {
      const digest = mac(`asked e-mail ${email}`);
      const { rows } = await client.query(granted, [at, personId, digest]);
      if (!mayGo(v.parse(grantedSchema, rows[0]))) return false;
      const row = [at, personId, digest];
      await client.query('insert into vault.email_changes (at, person_id, email_digest) values ($1, $2, $3)', row);
      return true;
    }),
  removeOld: async (before) => {
    await pool.query('delete from vault.email_changes where at < $1', [before]);
  },
});
