import type pg from 'pg';
import { inTransaction } from '../following/inTransaction.ts';

/**
 * Runs `work` in a transaction, one after the other for whoever takes turns at `what`, in this process or another: what is counted
 * in it is still so when it ends.
 */
export const inTurn = <Result>(
  pool: pg.Pool,
  what: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> =>
  inTransaction(pool, async (client) => {
    // In a statement of its own: the next one sees what the holder before has committed.
    await client.query('select pg_advisory_xact_lock(hashtext($1), 0)', [what]);
    return work(client);
  });
