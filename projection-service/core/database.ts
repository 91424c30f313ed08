import pg from 'pg';

export type Pool = pg.Pool;

/**
 * Connections are made when needed and given up when they break; whoever was using one sees its query fail.
 * `statement_timeout` ends what would hold a checkpoint for ever, `query_timeout` the waiting on a line that is dead.
 */
const poolWith = (settings: pg.PoolConfig): Pool => {
  const pool = new pg.Pool({
    application_name: 'platzwart projection-service',
    max: 6,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 8_000,
    query_timeout: 9_000,
    keepAlive: true,
    ...settings,
  });
  // A lost connection fails the query under way; without listeners it would end the process, too.
  pool.on('error', () => undefined);
  pool.on('connect', (client) => client.on('error', () => undefined));
  return pool;
};

export const openPool = (databaseUrl: string): Pool => poolWith({ connectionString: databaseUrl });

/**
 * For small pages, whose few statements are always the same: a statement goes out without waiting for the answers to those
 * before it. Plans are kept as they are, and never scan a table, also where they were made while it was empty: to plan each
 * statement anew costs more than to carry it out. Nothing can be copied in.
 */
export const openLivePool = (databaseUrl: string): Pool => {
  const options = '-c plan_cache_mode=force_generic_plan -c enable_seqscan=off';
  const settings = { connectionString: databaseUrl, max: 2, options, pipeline: true };
  return poolWith(settings);
};

/** All of `work` or nothing, on a connection that stays open. */
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
