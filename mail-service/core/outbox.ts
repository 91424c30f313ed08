import { type MailProblem, type RowOf, rowReader } from '@platzwart/contracts/core';
import { mailColumns } from '@platzwart/contracts/mail-columns';
import * as v from 'valibot';
import type { Queryable } from './database.ts';
import type { NewMail } from './planMails.ts';

const { state, sentAt, problem, ...claimed } = mailColumns;
const reader = rowReader(claimed);
const columns = reader.selectList('o');

/** An e-mail that this process is sending. Times are ISO 8601 instants. */
export type Mail = RowOf<typeof claimed>;

/** Inserts each e-mail once, however often it is planned. `now`: ISO 8601 instant. */
export const enqueueMails = async (db: Queryable, mails: readonly NewMail[], now: string): Promise<void> => {
  if (mails.length === 0) return;
  const list = <Value>(of: (mail: NewMail) => Value): readonly Value[] => mails.map(of);
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
 * Claims e-mails that are due, the longest waiting first. The attempt is recorded before it is made, so that the next attempt
 * follows after 1, 2, 4 … 60 minutes even if this process dies.
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
  return reader.decode(rows);
};

/** Makes e-mails claimed by another run due at once: only the leader sends, so that run no longer does. */
export const releaseAbandoned = async (db: Queryable, runId: string, now: string): Promise<void> => {
  await db.query(
    `update mail.outbox set next_try_at = least(next_try_at, $2), claimed_by = null
     where state = 'WAITING' and claimed_by is distinct from $1 and claimed_by is not null`,
    [runId, now],
  );
};

export const markSent = async (db: Queryable, { mailId }: Pick<Mail, 'mailId'>, now: string): Promise<void> => {
  await db.query(
    `update mail.outbox set state = 'SENT', sent_at = $2, problem = null, claimed_by = null where mail_id = $1`,
    [mailId, now],
  );
};

/** Ends the e-mail: no further attempt. */
export const markEnded = async (
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

/** Releases the e-mail until its next attempt, whose time was set when it was claimed. */
export const markPostponed = async (
  db: Queryable,
  { mailId }: Pick<Mail, 'mailId'>,
  problem: MailProblem,
): Promise<void> => {
  await db.query('update mail.outbox set problem = $2, claimed_by = null where mail_id = $1', [mailId, problem]);
};

/** The mail server is reachable again: e-mails that waited only for that become due. */
export const retryAfterOutage = async (db: Queryable, now: string): Promise<void> => {
  await db.query(
    `update mail.outbox set next_try_at = $1
     where state = 'WAITING' and claimed_by is null and problem = 'SERVER_AWAY' and next_try_at > $1`,
    [now],
  );
};

const countSchema = v.tuple([v.object({ count: v.number() })]);

/** Whether a later e-mail of the same kind to the person was sent or is planned: only the newest code is valid. */
export const hasNewerMail = async (db: Queryable, { personId, kind, stream, revision }: Mail): Promise<boolean> => {
  const { rows } = await db.query(
    `select count(*)::int as count from mail.outbox where person_id = $1 and kind = $2 and stream = $3 and revision > $4`,
    [personId, kind, stream, revision],
  );
  return v.parse(countSchema, rows)[0].count > 0;
};
