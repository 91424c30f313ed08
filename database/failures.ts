import { isConnectionFailure } from '@platzwart/service-process/connection-failure';
import pg from 'pg';

/** Classes of SQLSTATE that pass although the connection is fine: rollback, not in state, system error. */
const transientClasses = ['40', '55', '58'];

/** Whether a later retry can succeed: a lost connection, a full disk, a deadlock. Anything else would fail again. */
export const isTransient = (error: unknown): boolean => {
  if (isConnectionFailure(error)) return true;
  if (error instanceof pg.DatabaseError) return transientClasses.includes((error.code ?? '').slice(0, 2));
  return error instanceof Error && error.name === 'StoreUnavailable';
};

/**
 * A description for logs and operators, without personal data. Messages of the database and of JSON.parse can quote values, so only the
 * SQLSTATE and the name of the constraint are used of them.
 */
export const describeFailure = (error: unknown): string => {
  if (error instanceof pg.DatabaseError) {
    const place = [error.table, error.constraint ?? error.column].filter(Boolean).join('.');
    return `PostgreSQL refused it with SQLSTATE ${error.code ?? 'unknown'}${place ? ` (${place})` : ''}`;
  }
  if (error instanceof SyntaxError) return 'a text that should be JSON is not';
  return error instanceof Error ? error.message : String(error);
};
