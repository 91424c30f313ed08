import { pipeline } from 'node:stream/promises';
import type pg from 'pg';
import { from as copyFrom } from 'pg-copy-streams';
import type { Column } from './bulkStatement.ts';

/** The target of a COPY: a table with its schema, and the column values of each row. */
export type CopyTarget<Row> = Readonly<{ table: string; columns: readonly Column<Row>[] }>;

const escapes: Readonly<Record<string, string>> = { '\\': '\\\\', '\n': '\\n', '\r': '\\r', '\t': '\\t' };
const special = /[\\\n\r\t]/;
const everySpecial = /[\\\n\r\t]/g;

const escaped = (text: string): string =>
  special.test(text) ? text.replaceAll(everySpecial, (character) => escapes[character] ?? character) : text;

/** A value in PostgreSQL's text format of COPY. */
const fieldOf = (value: unknown): string => {
  if (value === null) return '\\N';
  if (typeof value === 'string') return escaped(value);
  if (typeof value === 'number' || typeof value === 'boolean') return String(value);
  throw new Error(`a column cannot hold a value of the kind ${typeof value}`);
};

const lineOf = <Row>(columns: readonly Column<Row>[], row: Row): string =>
  `${columns.map(({ of }) => fieldOf(of(row))).join('\t')}\n`;

const rowsPerChunk = 500;

/** Rows are formatted in batches, so that PostgreSQL takes in the first ones while the next are formatted. */
function* linesOf<Row>(columns: readonly Column<Row>[], rows: readonly Row[]): Generator<string> {
  for (let start = 0; start < rows.length; start += rowsPerChunk)
    yield rows
      .slice(start, start + rowsPerChunk)
      .map((row) => lineOf(columns, row))
      .join('');
}

/** Writes `rows` by COPY, all or none: several times as fast as statements. Rejects on a duplicate key, as a query does. */
export const copyIn = async <Row>(
  client: pg.ClientBase,
  { table, columns }: CopyTarget<Row>,
  rows: readonly Row[],
): Promise<void> => {
  const names = columns.map(({ name }) => name).join(', ');
  await pipeline(linesOf(columns, rows), client.query(copyFrom(`copy ${table} (${names}) from stdin`)));
};
