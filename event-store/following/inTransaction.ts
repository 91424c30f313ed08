import type pg from 'pg';

/** A lost connection fails the query under way and all that follow; what it says beside that would end the program. */
const heard = (): void => undefined;

/** All of `work` or nothing. After a failure the connection is closed, which rolls back even where it is half broken. */
export const inTransaction = async <Result>(
  pool: pg.Pool,
  work: (client: pg.PoolClient) => Promise<Result>,
): Promise<Result> => {
  const client = await pool.connect();
  client.on('error', heard);
  try {
    // Nobody waits for its answer: where it fails, so does what comes after it.
    const [, result] = await Promise.all([client.query('begin'), work(client)]);
    await client.query('commit');
    // From here on the pool hears it.
    client.off('error', heard);
    client.release();
    return result;
  } catch (error) {
    client.release(true);
    throw error;
  }
};
