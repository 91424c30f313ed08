import * as v from 'valibot';
import type { Queryable } from './database.ts';

const figuresSchema = v.object({
  waiting: v.number(),
  failed: v.number(),
  /** 0 if no e-mail waits. */
  oldestWaitingSeconds: v.number(),
});
export type MailFigures = Readonly<v.InferOutput<typeof figuresSchema>>;

/** Counts the waiting and the failed e-mails. `now`: ISO 8601 instant. */
export const readFigures = async (db: Queryable, now: string): Promise<MailFigures> => {
  const { rows } = await db.query(
    `select count(*) filter (where state = 'WAITING')::int as waiting, count(*) filter (where state = 'FAILED')::int as failed,
            coalesce(extract(epoch from $1::timestamptz - min(waiting_since) filter (where state = 'WAITING')), 0)::float8
              as "oldestWaitingSeconds"
     from mail.outbox where state in ('WAITING', 'FAILED')`,
    [now],
  );
  return v.parse(figuresSchema, rows[0]);
};
