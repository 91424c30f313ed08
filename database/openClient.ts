import pg from 'pg';
import { applicationName } from '@platzwart/service-process/release';

/** A connection outside the pool, for session state: advisory locks, long work. */
export const openClient = async (databaseUrl: string, purpose: string): Promise<pg.Client> => {
  const client = new pg.Client({
    connectionString: databaseUrl,
    application_name: applicationName(`platzwart ${purpose}`),
    connectionTimeoutMillis: 3_000,
    keepAlive: true,
  });
  client.on('error', () => undefined);
  await client.connect();
  return client;
};
