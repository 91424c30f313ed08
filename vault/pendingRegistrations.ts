import type pg from 'pg';
import type { Mac } from './clubKey.ts';
import { processNextInQueue } from './processNextInQueue.ts';

/** A registration that is decided in the background. */
export type PendingRegistration = Readonly<{
  personId: string;
  /** Digest of the e-mail. */
  emailDigest: string;
  /** Ids, digests and seals: nothing personal that can be read without a key. */
  wanted: unknown;
  correlationId: string;
  /** The client address, as far as it is known. */
  address: string | null;
  /** ISO 8601 instant. */
  at: string;
}>;

/**
 * Registers the person, or not; returns whether the e-mail belongs to an account already, whose owner is to be informed. Rejects where the
 * registration is to be retried later.
 */
export type HandlePendingRegistration = (
  registration: Readonly<{ wanted: unknown; correlationId: string }>,
) => Promise<boolean>;

/** Registrations until they are decided: the same work for each, so that its duration reveals nothing (reliability T07). */
export type VaultPendingRegistrations = Readonly<{
  /** Idempotent: the first stays. */
  keep: (registration: PendingRegistration) => Promise<void>;
  /**
   * Decides the oldest registration, unless another process is doing so; returns whether there was one. Where the e-mail belongs to an
   * account, a request for an e-mail to its owner replaces the registration.
   */
  processNext: (handle: HandlePendingRegistration, now: string) => Promise<boolean>;
  /** Deletes registrations before `before`, an ISO 8601 instant, and records them as refused at `now`. */
  removeOld: (before: string, now: string) => Promise<void>;
}>;

export const pendingRegistrationsTable = `
  create table vault.newcomers (
    person_id uuid primary key,
    email_digest text not null,
    wanted jsonb not null,
    correlation_id text not null,
    address_digest bytea,
    at timestamptz not null,
    tries int not null default 0
  );
  create index on vault.newcomers (tries, at)`;

/** An older release called it otherwise. */
export const renamePendingRegistrations = 'alter table vault.newcomers rename to pending_registrations';

const keep = `insert into vault.pending_registrations (person_id, email_digest, wanted, correlation_id, address_digest, at)
  values ($1, $2, $3, $4, $5, $6) on conflict do nothing`;

type Row = Readonly<{ person_id: string; wanted: unknown; correlation_id: string }>;

/** After a week the link in the e-mail would have expired (decisions.md U5). */
const oldest = `select person_id, wanted, correlation_id from vault.pending_registrations
  where at > $1::timestamptz - interval '7 days' order by tries, at limit 1`;

const queue = {
  name: 'vault.pending_registrations',
  next: oldest,
  postpone: ({ person_id: personId }: Row) => ({
    text: 'update vault.pending_registrations set tries = tries + 1 where person_id = $1',
    values: [personId],
  }),
};

const leave = 'delete from vault.pending_registrations where person_id = $1';

/** With the same client address, whose e-mails are counted. */
const removeAndRequestCode = `with gone as (${leave} returning *)
  insert into vault.code_requests (request_id, kind, email_digest, address_digest, requested_at)
    select person_id, 'KNOWN_EMAIL', email_digest, address_digest, $2 from gone
  on conflict do nothing`;

const removeOld = `with gone as (delete from vault.pending_registrations where at < $1 returning person_id)
  insert into vault.refused (person_id, refused_at) select person_id, $2 from gone on conflict do nothing`;

export const pendingRegistrationsIn = (pool: pg.Pool, mac: Mac): VaultPendingRegistrations => ({
  keep: async ({ personId, emailDigest, wanted, correlationId, address, at }) => {
    const addressDigest = address === null ? null : mac(`asking address ${address}`);
    await pool.query(keep, [personId, emailDigest, JSON.stringify(wanted), correlationId, addressDigest, at]);
  },
  processNext: (handle, now) =>
    processNextInQueue<Row>(pool, { queue, now }, async (client, { person_id: personId, wanted, correlation_id }) => {
      const isKnown = await handle({ wanted, correlationId: correlation_id });
      await (isKnown ? client.query(removeAndRequestCode, [personId, now]) : client.query(leave, [personId]));
    }),
  removeOld: async (before, now) => {
    await pool.query(removeOld, [before, now]);
  },
});
