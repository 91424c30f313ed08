import type * as v from 'valibot';
import type { DeepReadonly } from './deepReadonly.ts';

/** One column of a table: how it is created, selected and read, and the type of its values in TypeScript. */
export type ColumnDefinition<Value = unknown> = Readonly<{
  /** PostgreSQL's type; arrays of the column's values use it, too. */
  type: string;
  /** What follows the type in the create statement, e.g. a collation or a check; `name` is the column's name. */
  refinement: (name: string) => string;
  isNullable: boolean;
  /** The expression that `schema` reads; `name` is the column's name, optionally with a table alias. */
  select: (name: string) => string;
  schema: v.GenericSchema<unknown, Value>;
}>;

/** Keyed by the names in TypeScript; in SQL these are `snake_case`. In the order of the table. */
export type ColumnDefinitions = Readonly<Record<string, ColumnDefinition>>;

/** A row with these columns, with TypeScript names and types. */
export type RowOf<Columns extends ColumnDefinitions> = {
  readonly [Name in keyof Columns]: Columns[Name] extends ColumnDefinition<infer Value> ? DeepReadonly<Value> : never;
};
