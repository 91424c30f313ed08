import type pg from 'pg';
import * as v from 'valibot';
import type { Mac } from './clubKey.ts';
import { inTurn } from './inTurn.ts';

/** A stranger wants an account. `address`: where they are, any text that tells one place from another; `at`: ISO 8601 instant. */
export type AskedRegistration = Readonly<{ address: string; at: string }>;

const grantedSchema = v.object({ fromAddressThisHour: v.number(), thisHour: v.number() });
/** Registrations that were granted in the last hour. */
export type RegistrationsGranted = Readonly<v.InferOutput<typeof grantedSchema>>;

/** How often strangers register, by digests of where they are: says nothing of who they are or would be. */
export type VaultRegistrations = Readonly<{
  /** Whether one more may be taken by what was granted before; then it is counted. However many ask at once, they are asked one by one. */
  grant: (asked: AskedRegistration, mayRegister: (granted: RegistrationsGranted) => boolean) => Promise<boolean>;
  /** Those that were granted before `before`, an ISO 8601 instant. */
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
  grant: ({ address, at }, mayRegister) =>
    inTurn(pool, 'vault.registrations', async (client) => {
      const row = [at, mac(`registering address ${address}`)];
      const { rows } = await client.query(granted, row);
      if (!mayRegister(v.parse(grantedSchema, rows[0]))) return false;
      await client.query('insert into vault.registrations (at, address_digest) values ($1, $2)', row);
      return true;
    }),
  removeOld: async (before) => {
    await pool.query('delete from vault.registrations where at < $1', [before]);
  },
});
