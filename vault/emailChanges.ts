import type pg from 'pg';
import * as v from 'valibot';
import type { Mac } from './clubKey.ts';
import { inSerializedTransaction } from './serializedTransaction.ts';

/** A request of a signed-in person for an e-mail to a new address. */
export type EmailChangeRequest = Readonly<{
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
/** E-mails that were granted in the last minute and day: to this person, and to this address, for any person. */
export type ChangesGranted = Readonly<v.InferOutput<typeof grantedSchema>>;

/** How often people request a change of e-mail address, by ids and digests. Counted apart from the requests of unknown callers. */
export type VaultEmailChanges = Readonly<{
  /** Whether the e-mail is within the limits; if so it is counted. Concurrent requests are serialised. */
  grant: (change: EmailChangeRequest, isAllowed: (granted: ChangesGranted) => boolean) => Promise<boolean>;
  /** Deletes the counts before `before`, an ISO 8601 instant. */
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
  grant: ({ personId, email, at }, isAllowed) =>
    inSerializedTransaction(pool, 'vault.email_changes', async (client) => {
      const digest = mac(`asked e-mail ${email}`);
      const { rows } = await client.query(granted, [at, personId, digest]);
      if (!isAllowed(v.parse(grantedSchema, rows[0]))) return false;
      const row = [at, personId, digest];
      await client.query('insert into vault.email_changes (at, person_id, email_digest) values ($1, $2, $3)', row);
      return true;
    }),
  removeOld: async (before) => {
    await pool.query('delete from vault.email_changes where at < $1', [before]);
  },
});
