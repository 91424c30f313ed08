import * as v from 'valibot';
import type { ReadModel } from './readModel.ts';
import type { ComparedTable } from './rebuildRecord.ts';
import type { Queryable } from './sql.ts';

const contentSchema = v.tuple([v.object({ rows: v.number(), hash: v.string() })]);

/** Number of rows, and a hash that does not depend on their order. Reads the table once, without sorting it. */
const contentOf = async (db: Queryable, table: string) => {
  const { rows } = await db.query(
    `select count(*)::float8 as rows, coalesce(sum(hashtextextended(content::text, 0)::numeric), 0)::text as hash from ${table} as content`,
  );
  return v.parse(contentSchema, rows)[0];
};

/** Compares the tables in two schemas, row by row. Both have to be at the same position, and stay there meanwhile. */
export const compareTables = async (
  db: Queryable,
  { tables }: Pick<ReadModel, 'tables'>,
  [before, after]: readonly [string, string],
): Promise<readonly ComparedTable[]> => {
  const compared: ComparedTable[] = [];
  for (const { definition } of tables) {
    const [old, anew] = [
      await contentOf(db, `${before}.${definition.name}`),
      await contentOf(db, `${after}.${definition.name}`),
    ];
    compared.push({
      ...{ table: definition.name, rowsBefore: old.rows, rowsAfter: anew.rows },
      isSame: old.rows === anew.rows && old.hash === anew.hash,
    });
  }
  return compared;
};
