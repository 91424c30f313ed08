import type pg from 'pg';
import * as v from 'valibot';
import { describeDatabase } from './describeDatabase.ts';

const foundSchema = v.array(v.object({ found: v.boolean() }));

/** Tables with a row that contains one of these words, in plain. */
export const tablesWithWords = async (client: pg.ClientBase, words: readonly string[]): Promise<readonly string[]> => {
  const { schemas } = await describeDatabase(client);
  const names = Object.entries(schemas).flatMap(([schema, { tables }]) =>
    Object.keys(tables).map((table) => `${schema}.${table}`),
  );
  const patterns = words.map((word) => `%${word}%`);
  const found: string[] = [];
  for (const table of names) {
    const { rows } = await client.query<pg.QueryResultRow>(
      `select exists (select from ${table} as t where t::text ilike any ($1)) as found`,
      [patterns],
    );
    if (v.parse(foundSchema, rows)[0]?.found) found.push(table);
  }
  return found;
};
