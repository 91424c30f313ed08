import pg from 'pg';

/** A connection that is closed while its database is dropped says so; nobody waits for it then. `max`: connections at most. */
export const poolOn = (connectionString: string, max = 10): pg.Pool =>
  new pg.Pool({ connectionString, max }).on('error', () => undefined);
