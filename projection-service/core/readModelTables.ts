import { createTable } from '@platzwart/contracts/core';
import { type DatabaseRole, grantRights, readerRole, writerRole } from '@platzwart/database/database-roles';
import type { ReadModel } from './readModel.ts';
import type { Queryable } from './sql.ts';

/** The schemas of a read model: the tables in use, those being built, and those replaced. */
export const schemasOf = ({ name }: Pick<ReadModel, 'name'>) => ({
  serving: name,
  next: `${name}_next`,
  previous: `${name}_previous`,
});

/** Who may select from the tables of a read model: the gateway from all, the mail-service from those that it looks up. */
export const readersOf = ({ readByMails = [] }: Pick<ReadModel, 'readByMails'>): readonly DatabaseRole[] =>
  readByMails.length > 0 ? [readerRole, writerRole] : [readerRole];

export const openTables = async (db: Queryable, model: ReadModel, schema: string): Promise<void> => {
  const ofMails = (model.readByMails ?? []).map((table) => `select on ${schema}.${table}`);
  for (const role of readersOf(model))
    await db.query(
      grantRights(role, schema, role === writerRole ? ofMails : [`select on all tables in schema ${schema}`]),
    );
};

/** Creates the read model's tables, empty and with primary keys only, in a new PostgreSQL schema. */
export const createTables = async (db: Queryable, model: ReadModel, schema: string): Promise<void> => {
  await db.query(`create schema ${schema}`);
  for (const { definition } of model.tables) await db.query(createTable(definition, schema));
  await openTables(db, model, schema);
};

/** Creates indexes and constraints. On full tables this is much cheaper than maintaining them row by row. */
export const completeTables = async (db: Queryable, { tables }: ReadModel, schema: string): Promise<void> => {
  for (const { definition, completion } of tables)
    for (const statement of completion(`${schema}.${definition.name}`)) await db.query(statement);
};

export const dropTables = async (db: Queryable, schema: string): Promise<void> => {
  await db.query(`drop schema if exists ${schema} cascade`);
};
