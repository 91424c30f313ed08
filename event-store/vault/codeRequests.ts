import type pg from 'pg';
import type { Mac } from './clubKey.ts';
import { nextInLine } from './nextInLine.ts';

/** Somebody who says to have this e-mail asks for a letter; `kind` says which. */
export type NewCodeRequest = Readonly<{
  requestId: string;
  kind: string;
  email: string;
  /** Where the caller is, as far as it is known. */
  address: string | null;
  /** ISO 8601 instant. */
  at: string;
}>;

/** `emailDigest` is what `digest` makes of the e-mail. */
export type CodeRequest = Readonly<{ requestId: string; kind: string; emailDigest: string }>;

/** Letters that were granted in the last minute, hour and day before a request is answered. */
export type Granted = Readonly<{
  toPersonThisMinute: number;
  toPersonToday: number;
  fromAddressThisHour: number;
  thisHour: number;
}>;

/** Whom the letter goes to, null for nobody. Rejects where the request shall wait. */
export type AnswerRequest = (
  request: CodeRequest,
  grantedTo: (personId: string) => Promise<Granted>,
) => Promise<string | null>;

/** What strangers have asked for, kept until it is answered out of their sight. Says nothing of who they are. */
export type VaultCodeRequests = Readonly<{
  /** One row, whoever asks for whatever; none where too much came from that address within an hour. */
  add: (request: NewCodeRequest) => Promise<void>;
  /** Answers the one that waits longest, if nobody else is at it; whether there was one. */
  answerNext: (answer: AnswerRequest, now: string) => Promise<boolean>;
  /** Those that were asked for before `before`, an ISO 8601 instant. */
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

/** For the count of what one place has asked for. */
export const requestsByAddress = `create index on vault.code_requests (address_digest, requested_at)`;

/**
 * More than anybody is granted letters of: what goes beyond that is not written down, else one place could let all others wait for
 * theirs until nobody writes them any more.
 */
const mostNotedInAnHour = 30;

const note = `insert into vault.code_requests (request_id, kind, requested_at, email_digest, address_digest)
  select $1, $2, $3, $4, $5
  where (select count(*) from vault.code_requests
    where address_digest = $5 and requested_at > $3::timestamptz - interval '1 hour') < $6
  on conflict do nothing`;

type Row = Readonly<{ request_id: string; kind: string; email_digest: string; address_digest: Buffer | null }>;
type Counts = Readonly<{ minute: number; day: number; address: number; hour: number }>;

/** Whoever asks for a letter an hour later has asked again. */
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

const grantedBy =
  (client: pg.ClientBase, now: string, { address_digest: address }: Row) =>
  async (personId: string): Promise<Granted> => {
    const { rows } = await client.query<Counts>(granted, [now, personId, address]);
    const { minute = 0, day = 0, address: fromAddress = 0, hour = 0 } = rows[0] ?? {};
    return { toPersonThisMinute: minute, toPersonToday: day, fromAddressThisHour: fromAddress, thisHour: hour };
  };

const line = {
  name: 'vault.code_requests',
  next: oldest,
  putBack: ({ request_id: requestId }: Row) => ({
    text: 'update vault.code_requests set tries = tries + 1 where request_id = $1',
    values: [requestId],
  }),
};

const answered = 'update vault.code_requests set answered_at = $2, person_id = $3 where request_id = $1';

export const codeRequestsIn = (pool: pg.Pool, mac: Mac): VaultCodeRequests => ({
  add: async ({ requestId, kind, email, address, at }) => {
    const digests = [mac(email).toString('hex'), address === null ? null : mac(`asking address ${address}`)];
    await pool.query(note, [requestId, kind, at, ...digests, mostNotedInAnHour]);
  },
  answerNext: (answer, now) =>
    nextInLine<Row>(pool, { line, now }, async (client, row) => {
      const request = { requestId: row.request_id, kind: row.kind, emailDigest: row.email_digest };
      const personId = await answer(request, grantedBy(client, now, row));
      await client.query(answered, [row.request_id, now, personId]);
    }),
  removeOld: async (before) => {
    await pool.query('delete from vault.code_requests where requested_at < $1', [before]);
  },
});
