import type pg from 'pg';
import * as v from 'valibot';
import type { BackupTable } from './backupTables.ts';

const columnsSchema = v.array(v.object({ table: v.string(), column: v.string() }));

const columnsOf = async (client: pg.Client, tables: readonly BackupTable[]): Promise<ReadonlySet<string>> => {
  const { rows } = await client.query(
    `select table_schema || '.' || table_name as "table", column_name as "column" from information_schema.columns
     where table_schema || '.' || table_name = any($1)`,
    [tables.map(({ table }) => table)],
  );
  return new Set(v.parse(columnsSchema, rows).map(({ table, column }) => `${table}.${column}`));
};

/**
 * Those of `tables` that the database has, with the columns that it has: data of an older release are backed up as they are, so that the program
 * that wrote them can restore them.
 */
export const presentTables = async (
  client: pg.Client,
  tables: readonly BackupTable[],
): Promise<readonly BackupTable[]> => {
  const present = await columnsOf(client, tables);
  return tables.flatMap((kept) => {
    const columns = Object.entries(kept.columns).filter(([column]) => present.has(`${kept.table}.${column}`));
    return columns.length === 0 ? [] : [{ ...kept, columns: Object.fromEntries(columns) }];
  });
};
