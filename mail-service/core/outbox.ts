import { type MailProblem, type RowOf, rowReader } from '@platzwart/contracts/core';
import type { MailKind } from '@platzwart/contracts/catalogue';
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

/** `perHour`: limit of e-mails of one kind to one person. `kinds`: of which e-mails are claimed. `separate`: those of which each is sent by itself, without a limit. */
type Claim = Readonly<{
  now: string;
  runId: string;
  atMost: number;
  perHour: number;
  kinds: readonly MailKind[];
  separate: readonly MailKind[];
}>;

/** When the next attempt follows: after 1, 2, 4 … 60 minutes. `$1`: now. */
const next = `$1::timestamptz + least(60 * 2 ^ least(o.tries, 10), 3600) * interval '1 second'`;

/**
 * Claims e-mails that are due, the longest waiting first; at most one of a kind to a person, and none to who has had as many of them as the
 * limit of an hour. The attempt is recorded before it is made, so that the next one follows even if this process dies. Only one call
 * at a time may claim the same kinds.
 */
export const claimDue = async (db: Queryable, claim: Claim): Promise<readonly Mail[]> => {
  const { now, runId, atMost, perHour, kinds, separate } = claim;
  const { rows } = await db.query(
    `with due as (
       select mail_id, person_id, kind, next_try_at, kind = any($5::text[]) as is_separate, row_number() over (
         partition by person_id, kind, case when kind = any($5::text[]) then mail_id end order by created_at, mail_id) as place
       from mail.outbox where state = 'WAITING' and next_try_at <= $1 and kind = any($4::text[])
     ), chosen as (
       select mail_id from due where place = 1 and (is_separate or $6 > (
         select count(*) from mail.outbox sent
         where sent.person_id = due.person_id and sent.kind = due.kind and sent.state = 'SENT' and sent.sent_with is null
           and sent.sent_at > $1::timestamptz - interval '1 hour'))
       order by next_try_at limit $3
     )
     update mail.outbox o set tries = o.tries + 1, claimed_by = $2, next_try_at = ${next}
     from chosen where o.mail_id = chosen.mail_id and o.state = 'WAITING'
     returning ${columns}`,
    [now, runId, atMost, kinds, separate, perHour],
  );
  return reader.decode(rows);
};

/** Claims all other e-mails of the kind to the person that are due, where they are more than may still be sent one by one within the hour. */
export const claimTogether = async (
  db: Queryable,
  { mailId, personId, kind }: Mail,
  { now, runId, perHour }: Pick<Claim, 'now' | 'runId' | 'perHour'>,
): Promise<readonly Mail[]> => {
  const { rows } = await db.query(
    `with due as (
       select mail_id from mail.outbox
       where person_id = $3 and kind = $4 and state = 'WAITING' and next_try_at <= $1 and mail_id <> $5
     ), crowd as (
       select (select count(*) from due) + count(*) as mails from mail.outbox
       where person_id = $3 and kind = $4 and state = 'SENT' and sent_with is null
         and sent_at > $1::timestamptz - interval '1 hour'
     )
     update mail.outbox o set tries = o.tries + 1, claimed_by = $2, next_try_at = ${next}
     from due, crowd where o.mail_id = due.mail_id and crowd.mails >= $6
     returning ${columns}`,
    [now, runId, personId, kind, mailId, perHour],
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

type Ids = readonly Pick<Mail, 'mailId'>[];
const idsOf = (mails: Ids): readonly string[] => mails.map(({ mailId }) => mailId);

/** The first one was sent, with the content of all of them. */
export const markSent = async (db: Queryable, mails: Ids, now: string): Promise<void> => {
  const ids = idsOf(mails);
  await db.query(
    `update mail.outbox set state = 'SENT', sent_at = $2, problem = null, claimed_by = null, sent_with = nullif($3::uuid, mail_id)
     where mail_id = any($1::uuid[])`,
    [ids, now, ids[0]],
  );
};

/** Ends the e-mails: no further attempt. */
export const markEnded = async (
  db: Queryable,
  mails: Ids,
  end: Readonly<{ state: 'FAILED' | 'DROPPED'; problem: MailProblem }>,
): Promise<void> => {
  await db.query('update mail.outbox set state = $2, problem = $3, claimed_by = null where mail_id = any($1::uuid[])', [
    idsOf(mails),
    end.state,
    end.problem,
  ]);
};

/** Releases the e-mails until their next attempt, whose time was set when they were claimed. */
export const markPostponed = async (db: Queryable, mails: Ids, problem: MailProblem): Promise<void> => {
  await db.query('update mail.outbox set problem = $2, claimed_by = null where mail_id = any($1::uuid[])', [
    idsOf(mails),
    problem,
  ]);
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
