import knex from 'knex';
import type pg from 'pg';

/** Runs SQL without holding a connection: a statement belongs to the transaction of its client. */
export const sql = knex({ client: 'pg' });

export type Queryable = Pick<pg.ClientBase, 'query'>;
