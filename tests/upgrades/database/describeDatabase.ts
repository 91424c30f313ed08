import type pg from 'pg';
import * as v from 'valibot';
import { catalogue } from './catalogue.ts';
import type { DatabaseDescription, TableDescription } from './databaseDescription.ts';

const rowsSchema = v.array(
  v.object({ place: v.string(), name: v.string(), part: v.optional(v.string(), ''), text: v.string() }),
);
type Row = v.InferOutput<typeof rowsSchema>[number];
type Found = Readonly<Record<keyof typeof catalogue, readonly Row[]>>;

const textsOf = (rows: readonly Row[]): string[] => rows.map(({ text }) => text);
const named = (rows: readonly Row[], nameOf: (row: Row) => string): Record<string, string> =>
  Object.fromEntries(rows.map((row) => [nameOf(row), row.text]));
const namesIn = (rows: readonly Row[]): readonly string[] => [...new Set(rows.map(({ name }) => name))];

const tableOf = (found: Found, name: string): TableDescription => {
  const own = (rows: readonly Row[]): readonly Row[] => rows.filter((row) => row.name === name);
  return {
    columns: named(own(found.columns), ({ part }) => part),
    constraints: named(own(found.constraints), ({ part }) => part),
    indexes: textsOf(own(found.indexes)),
    triggers: textsOf(own(found.triggers)),
    rights: textsOf([...own(found.tableRights), ...own(found.columnRights)]),
  };
};

const schemaOf = (found: Found) => ({
  rights: [...textsOf(found.schemaRights), ...textsOf(found.functionRights)],
  sequences: Object.fromEntries(
    found.sequences.map(({ name, text }) => [
      name,
      { type: text, rights: textsOf(found.sequenceRights.filter((row) => row.name === name)) },
    ]),
  ),
  functions: textsOf(found.functions),
  tables: Object.fromEntries(namesIn(found.columns).map((name) => [name, tableOf(found, name)])),
});

type Queries = readonly (readonly [keyof Found, string])[];
const queries: Queries = [
  ...(['schemas', 'extensions', 'columns', 'constraints', 'indexes', 'triggers', 'sequences'] as const),
  ...(['functions', 'schemaRights', 'tableRights', 'sequenceRights', 'columnRights', 'functionRights'] as const),
].map((name) => [name, catalogue[name]]);

const none: Found = {
  ...{ schemas: [], extensions: [], columns: [], constraints: [], indexes: [], triggers: [], sequences: [] },
  ...{ functions: [], schemaRights: [], tableRights: [], sequenceRights: [], columnRights: [], functionRights: [] },
};

/** Describes all schemas of the club's database but `public`, which is empty, in an order of its own catalogue. */
export const describeDatabase = async (client: pg.ClientBase): Promise<DatabaseDescription> => {
  let found = none;
  for (const [name, query] of queries) {
    const { rows } = await client.query<pg.QueryResultRow>(query);
    found = { ...found, [name]: v.parse(rowsSchema, rows) };
  }
  const within = (place: string): Found => {
    let own = none;
    for (const [name] of queries) own = { ...own, [name]: found[name].filter((row) => row.place === place) };
    return own;
  };
  return {
    extensions: named(found.extensions, ({ name }) => name),
    schemas: Object.fromEntries(found.schemas.map(({ name }) => [name, schemaOf(within(name))])),
  };
};
