import { type MailState, type PersonId, type RowOf, rowReader } from '@platzwart/contracts/core';
import { mailColumns } from '@platzwart/contracts/mail-columns';
import * as v from 'valibot';
import { type Database, decodeRows } from '../core/database.ts';

const { stream, revision, eventId, waitingSince, ...shown } = mailColumns;
const reader = rowReader(shown);
const columns = reader.selectList();

/** An e-mail as a row of the mail-service's outbox: without address and text. Instants are ISO 8601. */
export type MailRow = RowOf<typeof shown>;
export type MailPage = Readonly<{ mails: readonly MailRow[]; total: number }>;

export const mailsPerPage = 50;

const countSchema = v.object({ total: v.number() });

/** The code of an e-mail is not stored after sending: such an e-mail cannot be rendered a second time. */
const written = `(state = 'FAILED' or state = 'SENT' and kind not in ('INIT_CODE', 'GUEST_VERIFY', 'RESET_PASSWORD', 'NEW_EMAIL'))`;

/** Reads the club's e-mails, and sends one again. */
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
    return { mails: reader.decode(rows), total: decodeRows(countSchema, count)[0]?.total ?? 0 };
  },
  /** All e-mails ever sent to a person, the oldest first. */
  ofPerson: async (personId: PersonId): Promise<readonly MailRow[]> => {
    const statement = `select ${columns} from mail.outbox where person_id = $1 order by created_at, mail_id`;
    return reader.decode(await database.rows(statement, [personId]));
  },
  byId: async (mailId: string): Promise<MailRow | null> => {
    if (!v.is(v.pipe(v.string(), v.uuid()), mailId)) return null;
    const rows = await database.rows(`select ${columns} from mail.outbox where mail_id = $1`, [mailId]);
    return reader.decode(rows)[0] ?? null;
  },
  /** Makes the e-mail due again for another five days; false where it is due already, was dropped, or cannot be rendered again. */
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
