import type pg from 'pg';
import type { Mac } from './clubKey.ts';
import { nextInLine } from './nextInLine.ts';

/** Somebody who registered: what is to become of it is seen out of their sight. */
export type WaitingNewcomer = Readonly<{
  personId: string;
  /** What `digest` makes of the e-mail. */
  emailDigest: string;
  /** Ids, digests and seals: nothing personal that can be read without a key. */
  wanted: unknown;
  correlationId: string;
  /** Where the caller is, as far as it is known. */
  address: string | null;
  /** ISO 8601 instant. */
  at: string;
}>;

/**
 * Registers somebody, or not; answers whether the e-mail is somebody's already, who shall hear of it. Rejects where the newcomer
 * shall wait.
 */
export type ReceiveNewcomer = (newcomer: Readonly<{ wanted: unknown; correlationId: string }>) => Promise<boolean>;

/** Registrations of strangers, until they are looked at: the same work for each, so that its time says nothing (reliability T07). */
export type VaultNewcomers = Readonly<{
  /** Twice is once: the first stays. */
  keep: (newcomer: WaitingNewcomer) => Promise<void>;
  /**
   * Receives who waits longest, if nobody else is at it; whether there was one. Where the e-mail is somebody's, a request for a letter
   * takes the newcomer's place.
   */
  receiveNext: (receive: ReceiveNewcomer, now: string) => Promise<boolean>;
  /** Those who came before `before`, an ISO 8601 instant; noted as refused `now`. */
  removeOld: (before: string, now: string) => Promise<void>;
}>;

export const newcomersTable = `
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

const keep = `insert into vault.newcomers (person_id, email_digest, wanted, correlation_id, address_digest, at)
  values ($1, $2, $3, $4, $5, $6) on conflict do nothing`;

type Row = Readonly<{ person_id: string; wanted: unknown; correlation_id: string }>;

/** After a week the link of their letter would have run out (decisions.md U5). */
const longestWaiting = `select person_id, wanted, correlation_id from vault.newcomers
  where at > $1::timestamptz - interval '7 days' order by tries, at limit 1`;

const line = {
  name: 'vault.newcomers',
  next: longestWaiting,
  putBack: ({ person_id: personId }: Row) => ({
    text: 'update vault.newcomers set tries = tries + 1 where person_id = $1',
    values: [personId],
  }),
};

const leave = 'delete from vault.newcomers where person_id = $1';

/** From the same place: its letters are counted. */
const leaveWithRequest = `with gone as (${leave} returning *)
  insert into vault.code_requests (request_id, kind, email_digest, address_digest, requested_at)
    select person_id, 'KNOWN_EMAIL', email_digest, address_digest, $2 from gone
  on conflict do nothing`;

const removeOld = `with gone as (delete from vault.newcomers where at < $1 returning person_id)
  insert into vault.refused (person_id, refused_at) select person_id, $2 from gone on conflict do nothing`;

export const newcomersIn = (pool: pg.Pool, mac: Mac): VaultNewcomers => ({
  keep: async ({ personId, emailDigest, wanted, correlationId, address, at }) => {
    const place = address === null ? null : mac(`asking address ${address}`);
    await pool.query(keep, [personId, emailDigest, JSON.stringify(wanted), correlationId, place, at]);
  },
  receiveNext: (receive, now) =>
    nextInLine<Row>(pool, { line, now }, async (client, { person_id: personId, wanted, correlation_id }) => {
      const isKnown = await receive({ wanted, correlationId: correlation_id });
      await (isKnown ? client.query(leaveWithRequest, [personId, now]) : client.query(leave, [personId]));
    }),
  removeOld: async (before, now) => {
    await pool.query(removeOld, [before, now]);
  },
});
