import type pg from 'pg';
import { inTransaction } from '@platzwart/database/in-transaction';

/**
 * Runs `work` in a transaction, serialised by `what` across all processes: counts read in it are still valid at its end.
 */
export const inSerializedTransaction = <Result>(
  pool: pg.Pool,
  what: string,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> =>
  inTransaction(pool, async (client) => {
    // A separate statement, so that the next one sees what the previous holder has committed.
    await client.query('select pg_advisory_xact_lock(hashtext($1), 0)', [what]);
    return work(client);
  });
