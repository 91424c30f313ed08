import * as v from 'valibot';
import type { ColumnDefinition, ColumnDefinitions, RowOf } from './columnDefinition.ts';
import { decodeAt } from './decodeAt.ts';

/** A table of a read model; `key` names its primary key. */
export type TableDefinition<Columns extends ColumnDefinitions = ColumnDefinitions> = Readonly<{
  name: string;
  key: string;
  columns: Columns;
}>;

export const defineTable = <Columns extends ColumnDefinitions>(
  name: string,
  key: keyof Columns & string,
  columns: Columns,
): TableDefinition<Columns> => ({ name, key, columns });

/** `bookingId` is `booking_id` in SQL. */
export const columnName = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const createColumn = (name: string, { type, refinement, isNullable }: ColumnDefinition, isKey: boolean): string => {
  const constraint = isNullable ? '' : ' not null';
  return `${name} ${type}${refinement(name)}${isKey ? ' primary key' : constraint}`;
};

/** The statement that creates the empty table with its primary key in the PostgreSQL schema `schema`. */
export const createTable = ({ name, key, columns }: TableDefinition, schema: string): string => {
  const created = Object.entries(columns).map(([each, column]) => createColumn(columnName(each), column, each === key));
  return `create table ${schema}.${name} (${created.join(', ')})`;
};

/** How rows with some of the columns are selected and read. */
export type RowReader<Row> = Readonly<{
  /** The select list, with each column under its TypeScript name; qualified by the table alias `alias` where one is given. */
  selectList: (alias?: string) => string;
  /** Throws where a row has another shape, which is a bug; the message names the paths and never a value. */
  decode: (rows: readonly unknown[]) => readonly Row[];
}>;

export const rowReader = <Columns extends ColumnDefinitions>(columns: Columns): RowReader<RowOf<Columns>> => {
  const entries = Object.fromEntries(Object.entries(columns).map(([name, { schema }]) => [name, schema]));
  // The compiler cannot follow a type through fromEntries: each entry is the schema of the column of that name.
  const rows = v.array(v.object(entries)) as v.GenericSchema<unknown, readonly RowOf<Columns>[]>;
  return {
    selectList: (alias) =>
      Object.entries(columns)
        .map(([name, { select }]) => `${select(`${alias ? `${alias}.` : ''}${columnName(name)}`)} as "${name}"`)
        .join(', '),
    decode: (selected) => decodeAt('rows', rows, selected),
  };
};
