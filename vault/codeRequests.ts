import type pg from 'pg';
import type { Mac } from './clubKey.ts';
import { processNextInQueue } from './processNextInQueue.ts';

/** A request for an e-mail with a code, by a caller who enters this address; `kind` says which. */
export type NewCodeRequest = Readonly<{
  requestId: string;
  kind: string;
  email: string;
  /** The client address, as far as it is known. */
  address: string | null;
  /** ISO 8601 instant. */
  at: string;
}>;

/** `emailDigest` is the result of `digest` for the e-mail. */
export type CodeRequest = Readonly<{ requestId: string; kind: string; emailDigest: string }>;

/** E-mails that were granted in the last minute, hour and day before a request is processed. */
export type Granted = Readonly<{
  toPersonThisMinute: number;
  toPersonToday: number;
  fromAddressThisHour: number;
  thisHour: number;
}>;

/** The id of the addressee, null for none. Rejects where the request is to be retried later. */
export type HandleCodeRequest = (
  request: CodeRequest,
  grantedTo: (personId: string) => Promise<Granted>,
) => Promise<string | null>;

/** Requests of unknown callers, kept until they are processed in the background. They do not identify the caller. */
export type VaultCodeRequests = Readonly<{
  /** Writes one row, for known and unknown e-mail addresses; none where too many came from that client address within an hour. */
  add: (request: NewCodeRequest) => Promise<void>;
  /** Processes the oldest request, unless another process is doing so; returns whether there was one. */
  processNext: (answer: HandleCodeRequest, now: string) => Promise<boolean>;
  /** Deletes requests before `before`, an ISO 8601 instant. */
  removeOld: (before: string) => Promise<void>;
}>;

export const codeRequestsTable = `
  create table vault.code_requests (
    request_id uuid primary key,
    kind text not null,
    email_digest text not null,
    address_digest bytea,
    requested_at timestamptz not null,
    tries int not null default 0,
    answered_at timestamptz,
    person_id uuid
  );
  create index on vault.code_requests (tries, requested_at) where answered_at is null;
  create index on vault.code_requests (answered_at) where person_id is not null`;

/** For counting the requests of one client address. */
export const requestsByAddress = `create index on vault.code_requests (address_digest, requested_at)`;

/**
 * Above the limit of granted e-mails: further requests are not stored, otherwise one client address could fill the queue and delay all
 * others until their requests expire.
 */
const maxRequestsPerHour = 30;

const note = `insert into vault.code_requests (request_id, kind, requested_at, email_digest, address_digest)
  select $1, $2, $3, $4, $5
  where (select count(*) from vault.code_requests
    where address_digest = $5 and requested_at > $3::timestamptz - interval '1 hour') < $6
  on conflict do nothing`;

type Row = Readonly<{ request_id: string; kind: string; email_digest: string; address_digest: Buffer | null }>;
type Counts = Readonly<{ minute: number; day: number; address: number; hour: number }>;

/** A request that waited for an hour is dropped: its sender has requested again by then. */
const oldest = `select request_id, kind, email_digest, address_digest from vault.code_requests
  where answered_at is null and requested_at > $1::timestamptz - interval '1 hour'
  order by tries, requested_at limit 1`;

const granted = `select
    count(*) filter (where person_id = $2 and answered_at > $1::timestamptz - interval '1 minute')::int as minute,
    count(*) filter (where person_id = $2)::int as day,
    count(*) filter (where address_digest = $3 and answered_at > $1::timestamptz - interval '1 hour')::int as address,
    count(*) filter (where answered_at > $1::timestamptz - interval '1 hour')::int as hour
  from vault.code_requests
  where person_id is not null and answered_at > $1::timestamptz - interval '1 day'`;

const grantsBefore =
  (client: pg.ClientBase, now: string, { address_digest: address }: Row) =>
  async (personId: string): Promise<Granted> => {
    const { rows } = await client.query<Counts>(granted, [now, personId, address]);
    const { minute = 0, day = 0, address: fromAddress = 0, hour = 0 } = rows[0] ?? {};
    return { toPersonThisMinute: minute, toPersonToday: day, fromAddressThisHour: fromAddress, thisHour: hour };
  };

const queue = {
  name: 'vault.code_requests',
  next: oldest,
  postpone: ({ request_id: requestId }: Row) => ({
    text: 'update vault.code_requests set tries = tries + 1 where request_id = $1',
    values: [requestId],
  }),
};

const answered = 'update vault.code_requests set answered_at = $2, person_id = $3 where request_id = $1';

export const codeRequestsIn = (pool: pg.Pool, mac: Mac): VaultCodeRequests => ({
  add: async ({ requestId, kind, email, address, at }) => {
    const digests = [mac(email).toString('hex'), address === null ? null : mac(`asking address ${address}`)];
    await pool.query(note, [requestId, kind, at, ...digests, maxRequestsPerHour]);
  },
  processNext: (answer, now) =>
    processNextInQueue<Row>(pool, { queue, now }, async (client, row) => {
      const request = { requestId: row.request_id, kind: row.kind, emailDigest: row.email_digest };
      const personId = await answer(request, grantsBefore(client, now, row));
      await client.query(answered, [row.request_id, now, personId]);
    }),
  removeOld: async (before) => {
    await pool.query('delete from vault.code_requests where requested_at < $1', [before]);
  },
});
