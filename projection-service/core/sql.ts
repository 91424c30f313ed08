import knex from 'knex';
import type pg from 'pg';

/** Writes SQL and holds no connection: statements run where their transaction is. */
export const sql = knex({ client: 'pg' });

export type Queryable = Pick<pg.ClientBase, 'query'>;

/** Runs what the schema builder wrote, statement by statement. */
export const runSchema = async (db: Queryable, builder: { toSQL: () => readonly { sql: string }[] }): Promise<void> => {
  for (const statement of builder.toSQL()) await db.query(statement.sql);
};
