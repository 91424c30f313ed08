import type pg from 'pg';
import { inTransaction } from '@platzwart/database/in-transaction';

/** A queue in one table, processed in the background. */
type Queue<Row> = Readonly<{
  /** Lock name: one item at a time across all processes, otherwise two would both count before the other has written. */
  name: string;
  /** Selects the next row, with `now` (ISO 8601 instant) as $1. */
  next: string;
  /** Moves a failed row behind the others. */
  postpone: (row: Row) => pg.QueryConfig;
}>;

const alone = 'select pg_try_advisory_xact_lock(hashtext($1), 0) as is_alone';

/** Processes the next row, unless another process is doing so; returns whether there was one. Rejects as `work` does. */
export const processNextInQueue = async <Row extends pg.QueryResultRow>(
  pool: pg.Pool,
  { queue: { name, next, postpone }, now }: Readonly<{ queue: Queue<Row>; now: string }>,
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
    if (row) await pool.query(postpone(row));
    throw error;
  }
};
