import pg from 'pg';
import { applicationName } from '@platzwart/service-process/release';

/** Anything that runs statements: the pool, or a client within a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

/** Opens connections when they are needed and discards broken ones; a query on a connection that breaks fails. */
export const openPool = (databaseUrl: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: applicationName('platzwart mail-service'),
    max: 6,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 8_000,
    query_timeout: 9_000,
    keepAlive: true,
  });
  // A lost connection fails the running query. Without a listener for the error it would also end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
