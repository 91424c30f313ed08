import pg from 'pg';

/** SQLSTATE classes that say something about the server's day, not about the statement. */
const passingClasses = ['08', '40', '53', '55', '57', '58'];
const networkCodes = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN'];
/** What pg says of a lost connection: plain errors without a code. */
const lostConnection =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying to connect)/;

const codeOf = (error: unknown): string | null =>
  error instanceof Error && 'code' in error && typeof error.code === 'string' ? error.code : null;

/** Whether to try the same again later will help: a lost connection, a full disk, a deadlock. Anything else would fail for ever. */
export const isPassing = (error: unknown): boolean => {
  const code = codeOf(error);
  if (error instanceof pg.DatabaseError) return passingClasses.includes(code?.slice(0, 2) ?? '');
  if (code !== null) return networkCodes.includes(code);
  return error instanceof Error && (error.name === 'StoreUnavailable' || lostConnection.test(error.message));
};

/**
 * For logs and operators, without personal data: messages of the database and of JSON can quote what they refuse, so of these
 * only the state and the names of the rule are passed on.
 */
export const describeFailure = (error: unknown): string => {
  if (error instanceof pg.DatabaseError) {
    const place = [error.table, error.constraint ?? error.column].filter(Boolean).join('.');
    return `PostgreSQL refused it with SQLSTATE ${error.code ?? 'unknown'}${place ? ` (${place})` : ''}`;
  }
  if (error instanceof SyntaxError) return 'a text that should be JSON is not';
  return error instanceof Error ? error.message : String(error);
};
