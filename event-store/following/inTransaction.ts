import type pg from 'pg';

/** All of `work` or nothing. After a failure the connection is closed, which rolls back even where it is half broken. */
export const inTransaction = async <Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  try {
    // Nobody waits for its answer: where it fails, so does what comes after it.
    const [, result] = await Promise.all([client.query('begin'), work(client)]);
    await client.query('commit');
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
};
