import pg from 'pg';
import type { DatabaseDescription, TableDescription } from './databaseDescription.ts';

const named = pg.escapeIdentifier;
type Schemas = readonly (readonly [name: string, DatabaseDescription['schemas'][string]])[];
type Tables = readonly (readonly [name: string, TableDescription])[];

const tablesIn = (schemas: Schemas): Tables =>
  schemas.flatMap(([schema, { tables }]) =>
    Object.entries(tables).map(([name, table]) => [`${named(schema)}.${named(name)}`, table] as const),
  );

const createTable = (name: string, { columns }: TableDescription): string =>
  `create table ${name} (${Object.entries(columns)
    .map(([column, definition]) => `${named(column)} ${definition}`)
    .join(', ')})`;

/** `select to platzwart_reader` on an object. */
const grant = (right: string, object: string): string => {
  const end = right.lastIndexOf(' to ');
  return `grant ${right.slice(0, end)} on ${object}${right.slice(end)}`;
};

const rightsIn = ([schema, { rights, sequences }]: Schemas[number]): readonly string[] => [
  ...rights.map((right) =>
    right.startsWith('execute on ') ? `grant ${right}` : grant(right, `schema ${named(schema)}`),
  ),
  ...Object.entries(sequences).flatMap(([name, sequence]) =>
    sequence.rights.map((right) => grant(right, `sequence ${named(schema)}.${named(name)}`)),
  ),
];

const foreignKey = /^FOREIGN KEY/;

/** Adds constraints for which `holds`: foreign keys need the keys of other tables. */
const addConstraints = (tables: Tables, holds: (definition: string) => boolean): readonly string[] =>
  tables.flatMap(([table, { constraints }]) =>
    Object.entries(constraints)
      .filter(([, definition]) => holds(definition))
      .map(([name, definition]) => `alter table ${table} add constraint ${named(name)} ${definition}`),
  );

/**
 * The statements that create what is described, in two parts: tables, before the rows are copied into them, and what makes copying slow or
 * refuses it. The roles have to be there.
 */
export const createStatements = ({ extensions, schemas }: DatabaseDescription) => {
  const all = Object.entries(schemas);
  const tables = tablesIn(all);
  return {
    beforeRows: [
      'set check_function_bodies = off',
      ...all.map(([name]) => `create schema ${named(name)}`),
      ...Object.entries(extensions).map(
        ([name, schema]) => `create extension ${named(name)} with schema ${named(schema)}`,
      ),
      ...all.flatMap(([schema, { sequences }]) =>
        Object.entries(sequences).map(
          ([name, { type }]) => `create sequence ${named(schema)}.${named(name)} as ${type}`,
        ),
      ),
      ...all.flatMap(([, { functions }]) => functions),
      ...tables.map(([name, table]) => createTable(name, table)),
    ],
    afterRows: [
      ...addConstraints(tables, (definition) => !foreignKey.test(definition)),
      ...addConstraints(tables, (definition) => foreignKey.test(definition)),
      ...tables.flatMap(([, { indexes }]) => indexes),
      ...tables.flatMap(([, { triggers }]) => triggers),
      ...all.flatMap(rightsIn),
      ...tables.flatMap(([name, { rights }]) => rights.map((right) => grant(right, `table ${name}`))),
    ],
  };
};
