import pg from 'pg';
import { type Examination, type Facts, ill, unknown, well } from './finding.ts';
import { isReachable, placeOf } from './reach.ts';

const notRunning = 'Platzwart is not running';

const databaseOf = ({ env, runtime }: Facts): string | undefined => env['DATABASE_URL'] || runtime?.databaseUrl;

const damagedPages = (count: number) =>
  ill(
    'database',
    `met ${count} damaged page${count === 1 ? '' : 's'} on its disk`,
    'npm run verify-log tells whether the log is concerned: then npm run restore -- FOLDER --replace; a read model is made anew by npm run rebuild -- NAME. Have the disk examined',
  );

export const database: Examination = async (facts) => {
  const address = databaseOf(facts);
  if (!address) return unknown('database', `embedded, ${notRunning}`);
  const client = new pg.Client({ connectionString: address, connectionTimeoutMillis: 1_500 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ version: string; damaged: number }>(
      `select current_setting('server_version') as version, coalesce(checksum_failures, 0)::int as damaged
       from pg_stat_database where datname = current_database()`,
    );
    const { version = '', damaged = 0 } = rows[0] ?? {};
    return damaged === 0 ? well('database', `PostgreSQL ${version} answers`) : damagedPages(damaged);
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error);
    return ill(
      'database',
      `does not answer (${why})`,
      'start PostgreSQL or correct DATABASE_URL; the embedded one is started by npm start',
    );
  } finally {
    await client.end().catch(() => undefined);
  }
};

export const eventStore: Examination = async ({ env, runtime }) => {
  const address = env['EVENTSTOREDB_URL'] || runtime?.eventStoreDbUrl;
  if (!address) return well('event store', 'in PostgreSQL');
  const { host, port } = placeOf(address, 2113);
  if (await isReachable(host, port)) return well('event store', `${host}:${port} answers`);
  return ill('event store', `${host}:${port} does not answer`, 'start EventStoreDB or correct EVENTSTOREDB_URL');
};

export const mail: Examination = async ({ env }) => {
  const address = env['SMTP_URL'];
  if (!address) return unknown('mail', 'SMTP_URL is not set');
  const { host, port } = placeOf(address, 25);
  if (await isReachable(host, port)) return well('mail', `${host}:${port} answers`);
  return ill('mail', `${host}:${port} does not answer`, 'start the mail server or correct SMTP_URL');
};
