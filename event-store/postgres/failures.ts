import pg from 'pg';
import { StoreDamaged, StoreUnavailable } from '../eventStore.ts';

/**
 * Classes of SQLSTATE (first two characters; PostgreSQL manual, appendix A) that speak of the server and not of the
 * statement: 08 connection, 25 read-only after a failover, 40 rollback, 53 resources, 55 not in state,
 * 57 operator intervention (shutdown, starting up, timeout), 58 system error, XX internal.
 */
const ofTheServer = new Set(['08', '25', '40', '53', '55', '57', '58', 'XX']);

const isProgrammingError = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;

/** Everything but an answer about the statement itself: what node-postgres throws without a SQLSTATE is about the connection. */
export const isAboutTheServer = (error: unknown): boolean =>
  error instanceof pg.DatabaseError ? ofTheServer.has((error.code ?? '').slice(0, 2)) : !isProgrammingError(error);

/** data_corrupted and index_corrupted: a page that fails its checksum, for example. */
const ofDamage = new Set(['XX001', 'XX002']);

/** Hands on what `work` returns; failures of connection or server become StoreUnavailable, a broken page StoreDamaged. */
export const orUnavailable = async <Value>(work: Promise<Value>): Promise<Value> => {
  try {
    return await work;
  } catch (error) {
    if (!isAboutTheServer(error)) throw error;
    if (error instanceof pg.DatabaseError && ofDamage.has(error.code ?? ''))
      throw new StoreDamaged(error.message, { cause: error });
    throw new StoreUnavailable('The PostgreSQL event store did not answer', { cause: error });
  }
};
