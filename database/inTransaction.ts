import type pg from 'pg';

/** A lost connection fails the query under way and all later ones; its 'error' event would end the program without a listener. */
const ignoreError = (): void => undefined;

/** Runs `work` in one transaction. After a failure the connection is closed, which rolls back even where it is half broken. */
export const inTransaction = async <Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  client.on('error', ignoreError);
  try {
    // Not awaited: where it fails, the next query fails, too.
    const [, result] = await Promise.all([client.query('begin'), work(client)]);
    await client.query('commit');
    // From here on the pool handles its errors.
    client.off('error', ignoreError);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
};
