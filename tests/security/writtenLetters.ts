import { setTimeout as pause } from 'node:timers/promises';
import * as v from 'valibot';
import { withDatabase } from '../checker/readEvidence.ts';

const countSchema = v.tuple([v.object({ count: v.number() })]);

/** What a query counts, once nobody's wish for a letter waits any more. */
export const onceAnswered = (databaseUrl: string, query: string, values: readonly unknown[]): Promise<number> =>
  withDatabase(databaseUrl, async (db) => {
    const countOf = async (text: string, given: readonly unknown[] = []): Promise<number> =>
      v.parse(countSchema, (await db.query(text, [...given])).rows)[0].count;
    const waiting = 'select count(*)::int as count from vault.code_requests where answered_at is null';
    while ((await countOf(waiting)) > 0) await pause(50);
    return countOf(query, values);
  });
