import { setTimeout as pause } from 'node:timers/promises';
import type pg from 'pg';

/** A lost connection fails the query under way and all later ones; its 'error' event would end the program without a listener. */
const ignoreError = (): void => undefined;

/** Longer than a rollback takes; a connection that is dead is closed instead. */
const millisecondsToRollBack = 1_000;

const refuse = (): Promise<never> => Promise.reject(new Error('The transaction of this statement has failed.'));

/**
 * Resolves once the server has rolled back, and so released the locks of the transaction; or where it cannot be told to. Other steps of the
 * transaction may still be under way: what they send after the rollback would be written on its own, so it is refused.
 */
const rollBack = async (client: pg.PoolClient): Promise<void> => {
  const tooLate = pause(millisecondsToRollBack, undefined, { ref: false });
  const rolledBack = client.query('rollback');
  Reflect.set(client, 'query', refuse);
  await Promise.race([rolledBack, tooLate]).catch(ignoreError);
};

/** Runs `work` in one transaction. After a failure it is rolled back and the connection closed, because that may be half broken. */
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
    await rollBack(client);
    client.release(true);
    throw error;
  }
};
