import { type MailProblem, mailKinds, personIdSchema } from '@platzwart/contracts/core';
import * as v from 'valibot';
import type { Queryable } from './database.ts';
import type { NewMail } from './planLetters.ts';

/** A letter that this process has in hand. Times are ISO 8601 instants. */
const mailSchema = v.object({
  mailId: v.string(),
  kind: v.picklist(mailKinds),
  personId: v.nullable(personIdSchema),
  stream: v.string(),
  revision: v.number(),
  eventId: v.string(),
  tries: v.number(),
  createdAt: v.string(),
  waitingSince: v.string(),
});
export type Mail = Readonly<v.InferOutput<typeof mailSchema>>;

const utc = `at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const columns = `
  o.mail_id as "mailId", o.kind, o.person_id as "personId", o.stream, o.revision::float8 as revision, o.event_id as "eventId",
  o.tries, to_char(o.created_at ${utc}) as "createdAt", to_char(o.waiting_since ${utc}) as "waitingSince"`;

/** Each letter once, however often it is planned. `now`: ISO 8601 instant. */
export const keepLetters = async (db: Queryable, letters: readonly NewMail[], now: string): Promise<void> => {
  if (letters.length === 0) return;
  const list = <Value>(of: (mail: NewMail) => Value): readonly Value[] => letters.map(of);
  await db.query(
    `insert into mail.outbox (mail_id, kind, person_id, stream, revision, event_id, state, problem, created_at, waiting_since, next_try_at)
     select mail_id, kind, person_id, stream, revision, event_id, case when problem is null then 'WAITING' else 'FAILED' end, problem, $8, $8, $8
     from unnest($1::uuid[], $2::text[], $3::uuid[], $4::text[], $5::bigint[], $6::uuid[], $7::text[])
       as planned (mail_id, kind, person_id, stream, revision, event_id, problem)
     on conflict (mail_id) do nothing`,
    [
      ...[list(({ mailId }) => mailId), list(({ kind }) => kind), list(({ personId }) => personId)],
      ...[list(({ stream }) => stream), list(({ revision }) => revision), list(({ eventId }) => eventId)],
      ...[list(({ problem }) => problem), now],
    ],
  );
};

type Claim = Readonly<{ now: string; runId: string; atMost: number }>;

/**
 * Takes letters in hand that are due, the longest waiting first. The try is noted before it is made: after 1, 2, 4 … 60 minutes
 * somebody tries again, whatever becomes of this process.
 */
export const claimDue = async (db: Queryable, { now, runId, atMost }: Claim): Promise<readonly Mail[]> => {
  const { rows } = await db.query(
    `update mail.outbox o
     set tries = o.tries + 1, claimed_by = $2,
         next_try_at = $1::timestamptz + least(60 * 2 ^ least(o.tries, 10), 3600) * interval '1 second'
     from (select mail_id from mail.outbox where state = 'WAITING' and next_try_at <= $1
           order by next_try_at limit $3 for update skip locked) due
     where o.mail_id = due.mail_id
     returning ${columns}`,
    [now, runId, atMost],
  );
  return v.parse(v.array(mailSchema), rows);
};

/** What a process that is gone had in hand is due at once: whoever leads now knows that nobody else is at it. */
export const takeOver = async (db: Queryable, runId: string, now: string): Promise<void> => {
  await db.query(
    `update mail.outbox set next_try_at = least(next_try_at, $2), claimed_by = null
     where state = 'WAITING' and claimed_by is distinct from $1 and claimed_by is not null`,
    [runId, now],
  );
};

export const noteSent = async (db: Queryable, { mailId }: Pick<Mail, 'mailId'>, now: string): Promise<void> => {
  await db.query(
    `update mail.outbox set state = 'SENT', sent_at = $2, problem = null, claimed_by = null where mail_id = $1`,
    [mailId, now],
  );
};

/** No further try. */
export const noteEnd = async (
  db: Queryable,
  { mailId }: Pick<Mail, 'mailId'>,
  end: Readonly<{ state: 'FAILED' | 'DROPPED'; problem: MailProblem }>,
): Promise<void> => {
  await db.query('update mail.outbox set state = $2, problem = $3, claimed_by = null where mail_id = $1', [
    mailId,
    end.state,
    end.problem,
  ]);
};

/** It waits for its next try, which was set when it was taken in hand. */
export const notePutOff = async (
  db: Queryable,
  { mailId }: Pick<Mail, 'mailId'>,
  problem: MailProblem,
): Promise<void> => {
  await db.query('update mail.outbox set problem = $2, claimed_by = null where mail_id = $1', [mailId, problem]);
};

/** The mail server is back: what waited for that alone waits no longer. */
export const hurryAfterOutage = async (db: Queryable, now: string): Promise<void> => {
  await db.query(
    `update mail.outbox set next_try_at = $1
     where state = 'WAITING' and claimed_by is null and problem = 'SERVER_AWAY' and next_try_at > $1`,
    [now],
  );
};

const countSchema = v.tuple([v.object({ count: v.number() })]);

/** Whether the person was sent, or will be, a later letter of the same kind: only the newest code opens anything. */
export const hasSuccessor = async (db: Queryable, { personId, kind, stream, revision }: Mail): Promise<boolean> => {
  const { rows } = await db.query(
    `select count(*)::int as count from mail.outbox where person_id = $1 and kind = $2 and stream = $3 and revision > $4`,
    [personId, kind, stream, revision],
  );
  return v.parse(countSchema, rows)[0].count > 0;
};
