import type { PersonId } from '@platzwart/contracts/core';
import pg from 'pg';

/** Revisions of the ledger whose events issued an invoice to one of `people` that a mail server has accepted. */
export type SentInvoices = (people: readonly PersonId[]) => Promise<readonly number[]>;

type Row = Readonly<{ revision: string }>;

const ofPeople = `
  select revision::text as revision from mail.outbox
  where person_id = any($1::uuid[]) and kind = 'INVOICE' and state = 'SENT' order by revision`;

/** A club whose mail-service has never run has no outbox. */
const isMissing = (error: unknown): boolean => error instanceof pg.DatabaseError && error.code === '42P01';

export const sentInvoicesIn =
  (pool: Pick<pg.Pool, 'query'>): SentInvoices =>
  async (people) => {
    try {
      const { rows } = await pool.query<Row>(ofPeople, [people]);
      return rows.map(({ revision }) => Number(revision));
    } catch (error) {
      if (isMissing(error)) return [];
      throw error;
    }
  };
