import pg from 'pg';

/** Whatever takes statements: the pool, or a client within a transaction. */
export type Queryable = Pick<pg.ClientBase, 'query'>;

/** Connections are made when needed and given up when they break; whoever was using one sees its query fail. */
export const openPool = (databaseUrl: string): pg.Pool => {
  const pool = new pg.Pool({
    connectionString: databaseUrl,
    application_name: 'platzwart mail-service',
    max: 6,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 8_000,
    query_timeout: 9_000,
    keepAlive: true,
  });
  // A lost connection fails the query under way; without listeners it would end the process, too.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};
