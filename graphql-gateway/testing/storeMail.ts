import type { MailProblem, MailState } from '@platzwart/contracts/core';
import type { MailKind } from '@platzwart/contracts/catalogue';
import pg from 'pg';
import { anna } from './personas.ts';

/** `_id` of the n-th e-mail. */
export const mailIdNr = (n: number): string => `0e000000-0000-4000-8000-${String(n).padStart(12, '0')}`;

type StoredMail = Readonly<{ kind: MailKind; state: MailState; problem?: MailProblem }>;

/** Stores an e-mail to Anna as the mail-service would, n minutes after ten o'clock on a Monday in June, tried three times. */
export const storeMail = async (
  databaseUrl: string,
  n: number,
  { kind, state, problem }: StoredMail,
): Promise<void> => {
  const client = new pg.Client(databaseUrl);
  await client.connect();
  await client.query(
    `insert into mail.outbox (mail_id, kind, person_id, stream, revision, event_id, state, tries, problem, created_at, waiting_since, next_try_at, sent_at)
     values ($1, $2, $3, 'ledger', 1, $1, $4, 3, $5, timestamptz '2026-06-15 08:00Z' + $6 * interval '1 minute', '2026-06-10', '2026-06-20',
             case when $4 = 'SENT' then timestamptz '2026-06-15 09:00Z' end)`,
    [mailIdNr(n), kind, anna.personId, state, problem ?? null, n],
  );
  await client.end();
};
