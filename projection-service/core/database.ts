import pg from 'pg';
import { applicationName } from '@platzwart/service-process/release';

export type Pool = pg.Pool;

/**
 * Opens connections when they are needed and discards broken ones; a query on a connection that breaks fails.
 * `statement_timeout` ends statements that would lock a checkpoint for ever, `query_timeout` the wait on a dead connection.
 */
const poolWith = (settings: pg.PoolConfig): Pool => {
  const pool = new pg.Pool({
    application_name: applicationName('platzwart projection-service'),
    max: 6,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 8_000,
    query_timeout: 9_000,
    keepAlive: true,
    ...settings,
  });
  // A lost connection fails the running query. Without a listener for the error it would also end the process.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

export const openPool = (databaseUrl: string): Pool => poolWith({ connectionString: databaseUrl });

/**
 * For small pages with few, always identical statements: a statement is sent without waiting for the answers to those before it.
 * Plans are cached and never use a sequential scan, even if they were made while the table was empty: planning each statement anew
 * costs more than executing it. COPY is not possible on this connection.
 */
export const openLivePool = (databaseUrl: string): Pool => {
  const options = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off';
  const settings = { connectionString: databaseUrl, max: 2, options, pipeline: true };
  return poolWith(settings);
};

/** Runs `work` in one transaction, all or nothing, on a connection that stays open. */
export const transactionOn = async <Result>(client: pg.ClientBase, work: () => Promise<Result>): Promise<Result> => {
  await client.query('begin');
  try {
    const result = await work();
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch(() => undefined);
    throw error;
  }
};
