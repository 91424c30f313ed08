import type pg from 'pg';
import { inTransaction } from '../following/inTransaction.ts';

/** What waits in one table to be done out of the caller's sight. */
type Line<Row> = Readonly<{
  /** One at a time does it, in all processes together: else two of them would both count before the other has written. */
  name: string;
  /** The row whose turn it is, with `now` (ISO 8601 instant) as $1. */
  next: string;
  /** Lets the others go first: its work has failed. */
  putBack: (row: Row) => pg.QueryConfig;
}>;

const alone = 'select pg_try_advisory_xact_lock(hashtext($1), 0) as is_alone';

/** Does what is next, if nobody else is at it; whether there was anything. Rejects, as `work` does, where it shall wait. */
export const nextInLine = async <Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  { line: { name, next, putBack }, now }: Readonly<{ line: Line<Row>; now: string }>,
  work: (client: pg.ClientBase, row: Row) => Promise<void>,
): Promise<boolean> => {
  let row: Row | undefined;
  try {
    return await inTransaction(pool, async (client) => {
      const { rows: locks } = await client.query<{ is_alone: boolean }>(alone, [name]);
      if (!locks[0]?.is_alone) return false;
      [row] = (await client.query<Row>(next, [now])).rows;
      if (!row) return false;
      await work(client, row);
      return true;
    });
  } catch (error) {
    if (row) await pool.query(putBack(row));
    throw error;
  }
};
