import type pg from 'pg';
import { recordOf } from './recordOf.ts';

/** `table` with its schema. */
export const insertRow = (client: pg.ClientBase, table: string, row: Parameters<typeof recordOf>[0]) =>
  client.query(`insert into ${table} select * from jsonb_populate_record(null::${table}, $1)`, [recordOf(row)]);
