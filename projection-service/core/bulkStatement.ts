/** One column of a statement that writes many rows at once. */
export type Column<Row> = Readonly<{ name: string; type: string; of: (row: Row) => unknown }>;
export type Statement = Readonly<{ name: string; text: string; values: unknown[] }>;

const namesOf = <Row>(columns: readonly Column<Row>[]): string => columns.map(({ name }) => name).join(', ');

/** `unnest(…) as alias (…)`: the rows as a table, one array parameter per column, so that the SQL is the same for any number of rows. */
export const rowsAs = <Row>(alias: string, columns: readonly Column<Row>[]): string =>
  `unnest(${columns.map(({ type }, index) => `$${index + 1}::${type}[]`).join(', ')}) as ${alias} (${namesOf(columns)})`;

/** The values of the parameters in `rowsAs`. */
export const valuesOf = <Row>(columns: readonly Column<Row>[], rows: readonly Row[]): unknown[] =>
  columns.map((column) => rows.map((row) => column.of(row)));

export type Upsert<Row> = Readonly<{
  /** The table's name with its schema. */
  table: string;
  key: string;
  columns: readonly Column<Row>[];
  /** Condition for replacing a row, in terms of `present` and `excluded`; without it the new row always replaces it. */
  onlyWhere?: string;
}>;

/** Inserts the rows, or replaces those with the same key. Prepared once per connection, by its name. */
export const upsert = <Row>({ table, key, columns, onlyWhere }: Upsert<Row>, rows: readonly Row[]): Statement => {
  const changes = columns.filter(({ name }) => name !== key).map(({ name }) => `${name} = excluded.${name}`);
  return {
    name: `upsert ${table}`,
    text: `insert into ${table} as present (${namesOf(columns)}) select ${namesOf(columns)} from ${rowsAs('given', columns)}
           on conflict (${key}) do update set ${changes.join(', ')}${onlyWhere ? ` where ${onlyWhere}` : ''}`,
    values: valuesOf(columns, rows),
  };
};
