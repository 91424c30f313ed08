import { isConnectionFailure } from '@platzwart/service-process/connection-failure';
import pg from 'pg';
import { StoreDamaged, StoreUnavailable } from '../eventStore.ts';

/**
 * Classes of SQLSTATE (first two characters; PostgreSQL manual, appendix A) that concern the server and not the statement,
 * besides those of a failed connection: 25 read-only after a failover, 40 rollback, 55 not in state, 58 system error, XX internal.
 */
const serverClasses = new Set(['25', '40', '55', '58', 'XX']);

const isProgrammingError = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof RangeError || error instanceof SyntaxError;

/** Any error that is not about the statement itself: errors of node-postgres without a SQLSTATE concern the connection. */
export const isServerFailure = (error: unknown): boolean =>
  error instanceof pg.DatabaseError
    ? isConnectionFailure(error) || serverClasses.has((error.code ?? '').slice(0, 2))
    : !isProgrammingError(error);

/** data_corrupted and index_corrupted: a page that fails its checksum, for example. */
const damageCodes = new Set(['XX001', 'XX002']);

/** Returns the result of `work`; failures of connection or server become StoreUnavailable, a broken page StoreDamaged. */
export const orUnavailable = async <Value>(work: Promise<Value>): Promise<Value> => {
  try {
    return await work;
  } catch (error) {
    if (!isServerFailure(error)) throw error;
    if (error instanceof pg.DatabaseError && damageCodes.has(error.code ?? ''))
      throw new StoreDamaged(error.message, { cause: error });
    throw new StoreUnavailable('The PostgreSQL event store did not answer', { cause: error });
  }
};
