import { StoreUnavailable } from '@platzwart/event-store';
import pg from 'pg';

/** Classes of SQLSTATE that speak of the server: connection, resources, operator intervention (PostgreSQL manual, appendix A). */
const ofTheServer = ['08', '53', '57'];
const ofTheNetwork = ['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN', 'EHOSTUNREACH'];
/** What node-postgres says without a code. */
const ofTheDriver = /^(?:Connection terminated|timeout exceeded when trying to connect|Query read timeout)/;

/** Whether a failure speaks of a database that is away, and not of what was asked of it. */
export const isAway = (error: unknown): boolean => {
  if (error instanceof StoreUnavailable) return true;
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  if (error instanceof pg.DatabaseError) return ofTheServer.includes(code.slice(0, 2));
  return ofTheNetwork.includes(code) || ofTheDriver.test(error.message);
};
