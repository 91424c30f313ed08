import * as v from 'valibot';

const texts = v.array(v.string());

const tableSchema = v.object({
  /** Name and definition, in the order of the table. */
  columns: v.record(v.string(), v.string()),
  /** Name and definition; those of other tables' keys come last. */
  constraints: v.record(v.string(), v.string()),
  /** Statements, without the indexes of constraints. */
  indexes: texts,
  triggers: texts,
  /** `select to platzwart_reader`, `update (state) to platzwart_reader`. */
  rights: texts,
});

const schemaSchema = v.object({
  rights: texts,
  /** Name and type of those that belong to no column. */
  sequences: v.record(v.string(), v.object({ type: v.string(), rights: texts })),
  /** Statements. */
  functions: texts,
  tables: v.record(v.string(), tableSchema),
});

/** What a database is made of, without its rows: enough to create it again, and to compare two of them. */
export const databaseDescriptionSchema = v.object({
  /** Name of each extension, and the schema that it is in. */
  extensions: v.record(v.string(), v.string()),
  schemas: v.record(v.string(), schemaSchema),
});

export type DatabaseDescription = Readonly<v.InferOutput<typeof databaseDescriptionSchema>>;
export type TableDescription = Readonly<v.InferOutput<typeof tableSchema>>;
