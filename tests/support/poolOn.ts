import pg from 'pg';

/** A pool that ignores errors of connections that are closed because their database is dropped. `max`: maximum of connections. */
export const poolOn = (connectionString: string, max = 10): pg.Pool =>
  new pg.Pool({ connectionString, max }).on('error', () => undefined);
