import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { withDatabase } from '../checker/readEvidence.ts';

const countSchema = v.tuple([v.object({ count: v.number() })]);

/** The count of a query, after all pending registrations and code requests are processed. */
export const countWhenProcessed = (databaseUrl: string, query: string, values: readonly unknown[]): Promise<number> =>
  withDatabase(databaseUrl, async (db) => {
    const countOf = async (text: string, given: readonly unknown[] = []): Promise<number> =>
      v.parse(countSchema, (await db.query(text, [...given])).rows)[0].count;
    const waiting = `select (select count(*) from vault.pending_registrations)::int
      + (select count(*) from vault.code_requests where answered_at is null)::int as count`;
    while ((await countOf(waiting)) > 0) await pause(50);
    return countOf(query, values);
  });
