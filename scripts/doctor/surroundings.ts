import { readinessSchema } from '@platzwart/contracts/core';
import pg from 'pg';
import * as v from 'valibot';
import { type Examination, type Facts, type Finding, ill, unknown, well } from './finding.ts';
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

/** What the mail-service says of itself: letters that wait or were given up are for an operator to know. */
const postAt = async (port: number): Promise<Finding> => {
  const answer = await fetch(`http://127.0.0.1:${port}/health`, { signal: AbortSignal.timeout(1_500) });
  const { problems, remarks } = v.parse(readinessSchema, await answer.json());
  const sentences = [...problems, ...remarks].map(({ sentence }) => sentence).join(' ');
  return sentences === ''
    ? well('post', 'nothing waits')
    : ill('post', sentences, 'see "mail" above and logs/mail-service.log in the data folder');
};

export const post: Examination = async ({ runtime }) => {
  if (!runtime) return unknown('post', notRunning);
  return postAt(runtime.ports.mail).catch(() =>
    ill('post', 'the mail-service does not answer', 'see logs/mail-service.log in the data folder'),
  );
};

export const mail: Examination = async ({ env }) => {
  const address = env['SMTP_URL'];
  if (!address) return unknown('mail', 'SMTP_URL is not set: the demo shows its letters at /dev/mailbox');
  const { host, port } = placeOf(address, address.startsWith('smtps') ? 465 : 25);
  if (await isReachable(host, port)) return well('mail', `${host}:${port} answers`);
  return ill('mail', `${host}:${port} does not answer`, 'start the mail server or correct SMTP_URL');
};
