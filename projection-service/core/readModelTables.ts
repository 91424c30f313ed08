import { letIn, readerRole } from '@platzwart/event-store/database-roles';
import type { ReadModel } from './readModel.ts';
import { type Queryable, runSchema, sql } from './sql.ts';

/** Where a read model's tables are: those that serve, those in the making, those that have served. */
export const schemasOf = ({ name }: Pick<ReadModel, 'name'>) => ({
  serving: name,
  next: `${name}_next`,
  previous: `${name}_previous`,
});

/** Read models are what the reader is there for: it may see all of their tables. */
export const openTables = async (db: Queryable, schema: string): Promise<void> => {
  await db.query(letIn(readerRole, schema, [`select on all tables in schema ${schema}`]));
};

/** Makes the read model's tables, empty and with primary keys only, in a new PostgreSQL schema. */
export const createTables = async (db: Queryable, { tables }: ReadModel, schema: string): Promise<void> => {
  await db.query(`create schema ${schema}`);
  for (const { name, columns } of tables) await runSchema(db, sql.schema.withSchema(schema).createTable(name, columns));
  await openTables(db, schema);
};

/** The rest of the tables: indexes and constraints. On full tables this is much cheaper than keeping them up row by row. */
export const completeTables = async (db: Queryable, { tables }: ReadModel, schema: string): Promise<void> => {
  for (const { name: table, indexes, constraints } of tables) {
    await runSchema(db, sql.schema.withSchema(schema).alterTable(table, indexes));
    for (const statement of constraints(`${schema}.${table}`)) await db.query(statement);
  }
};

export const dropTables = async (db: Queryable, schema: string): Promise<void> => {
  await db.query(`drop schema if exists ${schema} cascade`);
};
