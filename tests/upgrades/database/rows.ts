import { text } from 'node:stream/consumers';
import { pipeline } from 'node:stream/promises';
import pg from 'pg';
import { from as copyFrom, to as copyTo } from 'pg-copy-streams';
import * as v from 'valibot';
import type { DatabaseDescription } from './databaseDescription.ts';

/** The rows of all tables, in the text format of COPY, and the last value of each sequence, also of those of a column. */
export const rowsSchema = v.object({
  tables: v.array(v.object({ schema: v.string(), table: v.string(), columns: v.array(v.string()), rows: v.string() })),
  sequences: v.array(v.object({ name: v.string(), value: v.string() })),
});
export type Rows = Readonly<v.InferOutput<typeof rowsSchema>>;

const named = pg.escapeIdentifier;
const sequencesSchema = rowsSchema.entries.sequences;

/** Null: its first value is still to come. */
const sequences = `
  select format('%I.%I', schemaname, sequencename) as name, last_value::text as value
  from pg_sequences where last_value is not null order by 1`;

const listOf = (columns: readonly string[]): string => columns.map(named).join(', ');

/** PostgreSQL computes them. */
const isStored = ([, definition]: readonly [string, string]): boolean => !definition.includes('generated always as (');

export const readRows = async (client: pg.ClientBase, { schemas }: DatabaseDescription): Promise<Rows> => {
  const tables: Rows['tables'] = [];
  for (const [schema, description] of Object.entries(schemas))
    for (const [table, { columns: definitions }] of Object.entries(description.tables)) {
      const columns = Object.entries(definitions)
        .filter(isStored)
        .map(([name]) => name);
      const copy = copyTo(`copy (select ${listOf(columns)} from ${named(schema)}.${named(table)}) to stdout`);
      tables.push({ schema, table, columns, rows: await text(client.query(copy)) });
    }
  const { rows } = await client.query<pg.QueryResultRow>(sequences);
  return { tables, sequences: v.parse(sequencesSchema, rows) };
};

export const writeRows = async (client: pg.ClientBase, { tables, sequences: values }: Rows): Promise<void> => {
  for (const { schema, table, columns, rows } of tables)
    if (rows !== '')
      await pipeline(
        [rows],
        client.query(copyFrom(`copy ${named(schema)}.${named(table)} (${listOf(columns)}) from stdin`)),
      );
  for (const { name, value } of values) await client.query('select setval($1::regclass, $2::bigint)', [name, value]);
};
