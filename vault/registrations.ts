import type pg from 'pg';
import * as v from 'valibot';
import type { Mac } from './clubKey.ts';
import { inSerializedTransaction } from './serializedTransaction.ts';

/** A registration attempt. `address`: the client address, any text that identifies it; `at`: ISO 8601 instant. */
export type RegistrationRequest = Readonly<{ address: string; at: string }>;

const grantedSchema = v.object({ fromAddressThisHour: v.number(), thisHour: v.number() });
/** Registrations that were granted in the last hour. */
export type RegistrationsGranted = Readonly<v.InferOutput<typeof grantedSchema>>;

/** Counts of registrations by digests of client addresses; they identify no person. */
export type VaultRegistrations = Readonly<{
  /** Whether one more registration is within the limits; if so it is counted. Concurrent calls are serialised. */
  grant: (asked: RegistrationRequest, isAllowed: (granted: RegistrationsGranted) => boolean) => Promise<boolean>;
  /** Deletes the counts before `before`, an ISO 8601 instant. */
  removeOld: (before: string) => Promise<void>;
}>;

export const registrationsTable = `
  create table vault.registrations (
    registration_id bigint generated always as identity primary key,
    address_digest bytea not null,
    at timestamptz not null
  );
  create index on vault.registrations (at)`;

const granted = `select
    count(*) filter (where address_digest = $2)::int as "fromAddressThisHour",
    count(*)::int as "thisHour"
  from vault.registrations where at > $1::timestamptz - interval '1 hour'`;

export const registrationsIn = (pool: pg.Pool, mac: Mac): VaultRegistrations => ({
  grant: ({ address, at }, isAllowed) =>
    inSerializedTransaction(pool, 'vault.registrations', async (client) => {
      const row = [at, mac(`registering address ${address}`)];
      const { rows } = await client.query(granted, row);
      if (!isAllowed(v.parse(grantedSchema, rows[0]))) return false;
      await client.query('insert into vault.registrations (at, address_digest) values ($1, $2)', row);
      return true;
    }),
  removeOld: async (before) => {
    await pool.query('delete from vault.registrations where at < $1', [before]);
  },
});
