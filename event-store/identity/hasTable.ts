import type pg from 'pg';

/** Whether the database has that table, named with its schema. */
export const hasTable = async (client: Pick<pg.ClientBase, 'query'>, table: string): Promise<boolean> => {
  const { rows } = await client.query<{ there: boolean }>('select to_regclass($1) is not null as there', [table]);
  return rows[0]?.there ?? false;
};
