import {
  type MailState,
  type PersonId,
  mailKinds,
  mailProblems,
  mailStates,
  personIdSchema,
} from '@platzwart/contracts/core';
import * as v from 'valibot';
import { type Database, decodeRows } from '../core/database.ts';

const rowSchema = v.object({
  mailId: v.string(),
  kind: v.picklist(mailKinds),
  personId: v.nullable(personIdSchema),
  state: v.picklist(mailStates),
  /** ISO 8601 instants. */
  createdAt: v.string(),
  sentAt: v.nullable(v.string()),
  tries: v.number(),
  problem: v.nullable(v.picklist(mailProblems)),
});
/** A letter as the mail-service's outbox knows it: no address, no word of it. */
export type MailRow = Readonly<v.InferOutput<typeof rowSchema>>;
export type MailPage = Readonly<{ mails: readonly MailRow[]; total: number }>;

export const mailsPerPage = 50;

const instant = `'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'`;
const columns = `
  mail_id as "mailId", kind, person_id as "personId", state, tries, problem,
  to_char(created_at at time zone 'UTC', ${instant}) as "createdAt", to_char(sent_at at time zone 'UTC', ${instant}) as "sentAt"`;

const countSchema = v.object({ total: v.number() });

/** A code that was mailed is known to nobody any more: its letter cannot be written a second time. */
const written = `(state = 'FAILED' or state = 'SENT' and kind not in ('INIT_CODE', 'GUEST_VERIFY', 'RESET_PASSWORD', 'NEW_EMAIL'))`;

/** The club's letters, and the one thing that may be wished of them. */
export const mailReads = (database: Database) => ({
  /** The newest first; `page` counts from 1. Of all states where `state` is null. */
  page: async (state: MailState | null, page: number): Promise<MailPage> => {
    const [rows, count] = await Promise.all([
      database.rows(
        `select ${columns} from mail.outbox where $1::text is null or state = $1
         order by created_at desc, mail_id limit $2 offset $3`,
        [state, mailsPerPage, (page - 1) * mailsPerPage],
      ),
      database.rows('select count(*)::int as total from mail.outbox where $1::text is null or state = $1', [state]),
    ]);
    return { mails: decodeRows(rowSchema, rows), total: decodeRows(countSchema, count)[0]?.total ?? 0 };
  },
  /** All that were ever written to a person, the oldest first. */
  ofPerson: async (personId: PersonId): Promise<readonly MailRow[]> => {
    const statement = `select ${columns} from mail.outbox where person_id = $1 order by created_at, mail_id`;
    return decodeRows(rowSchema, await database.rows(statement, [personId]));
  },
  byId: async (mailId: string): Promise<MailRow | null> => {
    if (!v.is(v.pipe(v.string(), v.uuid()), mailId)) return null;
    const rows = await database.rows(`select ${columns} from mail.outbox where mail_id = $1`, [mailId]);
    return decodeRows(rowSchema, rows)[0] ?? null;
  },
  /** The letter is due once more, for another five days; false where it waits already, was dropped, or cannot be written again. */
  sendAgain: async (mailId: string): Promise<boolean> => {
    if (!v.is(v.pipe(v.string(), v.uuid()), mailId)) return false;
    const rows = await database.rows(
      `update mail.outbox
       set state = 'WAITING', tries = 0, problem = null, waiting_since = now(), next_try_at = now(), claimed_by = null
       where mail_id = $1 and ${written} returning mail_id`,
      [mailId],
    );
    return rows.length > 0;
  },
});

export type MailReads = ReturnType<typeof mailReads>;
